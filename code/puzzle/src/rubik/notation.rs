//! Reading turns as people write them.

// ANCHOR: error
use super::{Face, Turn};
use crate::GroupError;
use crate::scramble::{letters, quarters};

/// Why a text is no sequence of turns.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TurnError {
    /// A turn of a layer between two faces, alone or with a face.
    #[error(
        "'{found}' (character {at}) turns a layer between two faces, which is held \
         still; turn the faces beside it the other way: that gives the same position, \
         seen from another side"
    )]
    Layer {
        /// The letter.
        found: char,
        /// Where it stands, counted from 1.
        at: usize,
    },
    /// A rotation of the whole cube.
    #[error(
        "'{found}' (character {at}) turns the whole cube, which is held still; leave it \
         out, and after it name each face by where it was before"
    )]
    Rotation {
        /// The letter.
        found: char,
        /// Where it stands, counted from 1.
        at: usize,
    },
    // ANCHOR_END: error

    // ANCHOR: error-rest
    /// A quarter turn of a face that turns by halves only.
    #[error(
        "'{found}' (character {at}) is a quarter turn, and here R, L, F and B turn by \
         halves only: {why}; write {found}2, or turn U or D"
    )]
    Quarter {
        /// The letter.
        found: char,
        /// Where it stands, counted from 1.
        at: usize,
        /// Why.
        why: &'static str,
    },
    /// Anything else.
    #[error(
        "found {found:?} (character {at}) where a move should start; the moves are {moves}"
    )]
    Unknown {
        /// The character.
        found: char,
        /// Where it stands, counted from 1.
        at: usize,
        /// The moves there are, and some of them.
        moves: &'static str,
    },
    /// A group that cannot be read.
    #[error(transparent)]
    Group(#[from] GroupError),
}
// ANCHOR_END: error-rest

// ANCHOR: parse
/// The turns in a text such as `R U2 B'`.
///
/// Spaces and commas may separate them. `R'`, `R’` (the apostrophe that phones type),
/// `R′` (a prime) and `R3` are the same turn, and `R2'` is `R2`. A group may be done
/// several times, `(R U)3`, and `//` or `#` begins a comment. The empty text is no turns.
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
    read(text, None)
}
// ANCHOR_END: parse

// ANCHOR: said
/// The moves, for a message.
const TURNS: &str =
    "U, R, F, D, L and B, each alone or with 2 or ' after it, as in R U2 B'";

/// The same, where R, L, F and B turn by halves only.
const HALF_TURNS: &str = "U and D, each alone or with 2 or ' after it, and R2, \
    L2, F2 and B2, as in R2 U2 D'";
// ANCHOR_END: said

// ANCHOR: read
/// The turns in a text, where R, L, F and B may turn by halves only if `halves` says why.
pub(super) fn read(
    text: &str,
    halves: Option<&'static str>,
) -> Result<Vec<Turn>, TurnError> {
    let moves = halves.map_or(TURNS, |_| HALF_TURNS);
    let mut turns = Vec::new();
    let mut letters = letters(text)?.into_iter().peekable();
    while let Some((found, at)) = letters.next() {
        let face = match found {
            ',' => continue,
            space if space.is_whitespace() => continue,
            'M' | 'E' | 'S' => return Err(TurnError::Layer { found, at }),
            'u' | 'r' | 'f' | 'd' | 'l' | 'b' | 'w' => {
                return Err(TurnError::Layer { found, at });
            }
            'x' | 'y' | 'z' => return Err(TurnError::Rotation { found, at }),
            _ => Face::ALL.into_iter().find(|face| face.letter() == found),
        };
        let face = face.ok_or(TurnError::Unknown { found, at, moves })?;
        let quarters = quarters(&mut letters);
        let turn = Turn::new(face, quarters).filter(|_| {
            halves.is_none() || quarters == 2 || matches!(face, Face::U | Face::D)
        });
        let why = halves.unwrap_or_default();
        turns.push(turn.ok_or(TurnError::Quarter { found, at, why })?);
    }
    Ok(turns)
}
// ANCHOR_END: read
