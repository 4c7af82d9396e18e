//! The parser for sequences of turns.

use super::{CubeFace, Turn, TurnError};
use crate::cube_moves::{LetterError, read_steps};
use crate::rotation::{TurnStep, direction, without_rotations};

/// Reads the turns in a text such as `R U2 B'`.
///
/// Wide turns, `Rw` or `r`, middle layers, `M E S`, and rotations of the whole cube, `x y z`,
/// are turns of faces and a rotation. `2R` is the middle layer and `3R` the layer of L, both
/// clockwise as R is; `2Rw` is `Rw`, `2-3Rw` both layers beside R, and `3Rw` rotates the
/// whole cube. The turns returned make the position that the text makes, up to a whole-cube
/// rotation.
///
/// Spaces and commas may separate the turns. `R'`, with any sign that people type for the
/// prime, and `R3` are the same turn, `R2'` is `R2`, and `R1` is `R`. A group may be repeated
/// or turned back, `(R U)3` and `(R U)'`, `[A, B]` is a commutator, `[A: B]` a conjugate, and
/// `//` or `#` begins a comment. The empty text has no turns.
///
/// # Errors
/// [`TurnError`] names the first character that cannot be read.
///
/// # Examples
/// ```
/// use puzzle::rubik::parse;
///
/// let names = |text| -> Result<Vec<_>, puzzle::rubik::TurnError> {
///     Ok(parse(text)?.iter().map(|turn| turn.to_string()).collect())
/// };
/// assert_eq!(names("RD2 B’")?, ["R", "D2", "B'"]);
/// assert_eq!(names("U x")?, ["B"]); // x takes U to the back
/// assert_eq!(names("M")?, ["L'", "R"]);
/// assert_eq!(names("2L")?, names("M")?);
/// # Ok::<(), puzzle::rubik::TurnError>(())
/// ```
pub fn parse(text: &str) -> Result<Vec<Turn>, TurnError> {
    read_turns(text, "MES", None)
}

/// The list of turns in error messages.
const TURN_LIST: &str = "U, R, F, D, L and B, wide turns such as Rw or r, the \
    middle layers M, E and S, layers by number such as 2R or 3Rw, and the rotations x, y \
    and z, each alone or with 2 or ' after it, as in R U2 B'";

/// The list of turns in error messages where R, L, F and B only make half turns.
const HALF_TURN_LIST: &str = "U and D, each alone or with 2 or ' after it, and R2, \
    L2, F2 and B2, as in R2 U2 D'";

/// Reads the turns in a text, of a cube with these middle layers. If `half_turn_reason` is
/// given, what turns about the axes of R and F may only make half turns, for this reason.
pub(super) fn read_turns(
    text: &str,
    middle_layers: &str,
    half_turn_reason: Option<&'static str>,
) -> Result<Vec<Turn>, TurnError> {
    let moves = half_turn_reason.map_or(TURN_LIST, |_| HALF_TURN_LIST);
    let steps = read_steps(text, middle_layers).map_err(|error| match error {
        LetterError::Group(error) => TurnError::Group(error),
        LetterError::MiddleLayer(found, at) => TurnError::MiddleLayer { found, at },
        LetterError::Layer(found, at) => TurnError::Layer { found, at },
        LetterError::Unknown(found, at) => TurnError::Unknown { found, at, moves },
    })?;
    if let Some(why) = half_turn_reason {
        let is_quarter = |step: TurnStep| step.axis[1] == 0 && step.times != 2;
        if let Some(&(_, at)) = steps.iter().find(|step| is_quarter(step.0)) {
            let found = text.chars().nth(at - 1).expect("the letter that was read");
            return Err(TurnError::QuarterTurnNotAllowed { found, at, why });
        }
    }
    let face =
        |tip| CubeFace::ALL.into_iter().find(|face| direction([face.letter()]) == tip);
    let turns = without_rotations(&steps, |_| true);
    let turned =
        turns.into_iter().filter_map(|(tip, quarters)| Turn::new(face(tip)?, quarters));
    Ok(turned.collect())
}
