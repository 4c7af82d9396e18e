//! The parser for sequences of turns.

use super::{CubeFace, Turn, TurnError};
use crate::scramble::{expand_groups, read_quarters};

/// Reads the turns in a text such as `R U2 B'`.
///
/// Spaces and commas may separate the turns. `R'`, `R’` (the apostrophe that phones type),
/// `R′` (a prime) and `R3` are the same turn, and `R2'` is `R2`. A group may be repeated,
/// `(R U)3`, and `//` or `#` begins a comment. The empty text has no turns.
///
/// # Errors
/// [`TurnError`] names the first character that cannot be read.
///
/// # Examples
/// ```
/// use puzzle::rubik::parse;
///
/// let names: Vec<_> = parse("RD2 B’")?.iter().map(|turn| turn.to_string()).collect();
/// assert_eq!(names, ["R", "D2", "B'"]);
/// # Ok::<(), puzzle::rubik::TurnError>(())
/// ```
pub fn parse(text: &str) -> Result<Vec<Turn>, TurnError> {
    read_turns(text, None)
}

/// The list of turns in error messages.
const TURN_LIST: &str =
    "U, R, F, D, L and B, each alone or with 2 or ' after it, as in R U2 B'";

/// The list of turns in error messages where R, L, F and B only make half turns.
const HALF_TURN_LIST: &str = "U and D, each alone or with 2 or ' after it, and R2, \
    L2, F2 and B2, as in R2 U2 D'";

/// Reads the turns in a text. If `half_turn_reason` is given, R, L, F and B may only make
/// half turns, for this reason.
pub(super) fn read_turns(
    text: &str,
    half_turn_reason: Option<&'static str>,
) -> Result<Vec<Turn>, TurnError> {
    let moves = half_turn_reason.map_or(TURN_LIST, |_| HALF_TURN_LIST);
    let mut turns = Vec::new();
    let mut letters = expand_groups(text)?.into_iter().peekable();
    while let Some((found, at)) = letters.next() {
        let face = match found {
            ',' => continue,
            space if space.is_whitespace() => continue,
            'M' | 'E' | 'S' => return Err(TurnError::Layer { found, at }),
            'u' | 'r' | 'f' | 'd' | 'l' | 'b' | 'w' => {
                return Err(TurnError::Layer { found, at });
            }
            'x' | 'y' | 'z' => return Err(TurnError::Rotation { found, at }),
            _ => CubeFace::ALL.into_iter().find(|face| face.letter() == found),
        };
        let face = face.ok_or(TurnError::Unknown { found, at, moves })?;
        let quarters = read_quarters(&mut letters);
        let turn = Turn::new(face, quarters).filter(|_| {
            let any =
                half_turn_reason.is_none() || matches!(face, CubeFace::U | CubeFace::D);
            any || quarters == 2
        });
        let why = half_turn_reason.unwrap_or_default();
        turns.push(turn.ok_or(TurnError::QuarterTurnNotAllowed { found, at, why })?);
    }
    Ok(turns)
}
