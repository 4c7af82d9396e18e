//! The parser for sequences of moves.

use super::{Face, Move, MoveError};
use crate::cube_moves::{LetterError, read_steps};
use crate::rotation::{direction, without_rotations};

/// Reads the moves in a text such as `R U2 F'`, as turns of U, R and F.
///
/// All six faces can be named, and so can wide turns, `Rw` or `r`, and rotations of the whole
/// cube, `x y z`. A turn of L, D or B is one of R, U or F and a rotation. The moves returned
/// make the position that the text makes, up to a whole-cube rotation; so there are as many as
/// there are turns of faces in the text, and rotations add none.
///
/// Spaces and commas may separate the moves. `R'`, with any sign that people type for the
/// prime, and `R3` are the same move, `R2'` is `R2`, and `R1` is `R`. A group may be repeated
/// or turned back, `(R U)3` and `(R U)'`, `[A, B]` is a commutator, `[A: B]` a conjugate, and
/// `//` or `#` begins a comment. The empty text has no moves.
///
/// # Errors
/// [`MoveError`] names the first character that cannot be read.
///
/// # Examples
/// ```
/// use puzzle::pocket_cube::parse;
///
/// let names = |text| -> Result<Vec<_>, puzzle::MoveError> {
///     Ok(parse(text)?.iter().map(|m| m.to_string()).collect())
/// };
/// assert_eq!(names("RU2 F’")?, ["R", "U2", "F'"]);
/// assert_eq!(names("L U")?, ["R", "U"]); // the rotation comes before the turn of U
/// assert_eq!(names("U L")?, ["F", "R"]); // and takes U to F here
/// # Ok::<(), puzzle::MoveError>(())
/// ```
// ANCHOR: parse
pub fn parse(text: &str) -> Result<Vec<Move>, MoveError> {
    let steps = read_steps(text, "").map_err(|error| match error {
        LetterError::Group(error) => MoveError::Group(error),
        LetterError::MiddleLayer(found, at) => MoveError::MiddleLayer { found, at },
        LetterError::Unknown(found, at) => MoveError::Unknown { found, at },
        LetterError::Layer(..) => {
            unreachable!("numbers are read with middle layers only")
        }
    })?;
    let face =
        |tip| Face::ALL.into_iter().find(|face| direction([face.letter()]) == tip);
    let turns = without_rotations(&steps, |tip| face(tip).is_some());
    let turned = turns
        .into_iter()
        .filter_map(|(tip, quarters)| Some(Move { face: face(tip)?, quarters }));
    Ok(turned.collect())
}
// ANCHOR_END: parse
