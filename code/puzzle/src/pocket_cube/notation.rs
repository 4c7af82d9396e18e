//! The parser for sequences of moves.

use super::{Face, Move, MoveError};
use crate::scramble::{expand_groups, read_quarters};

/// Reads the moves in a text such as `R U2 F'`.
///
/// Spaces and commas may separate the moves. `R'`, `R’` (the apostrophe that
/// phones type), `R′` (a prime) and `R3` are the same move, and `R2'` is `R2`. A group
/// may be repeated, `(R U)3`, and `//` or `#` begins a comment. The empty text has no
/// moves.
///
/// # Errors
/// [`MoveError`] names the first character that cannot be read.
///
/// # Examples
/// ```
/// use puzzle::pocket_cube::parse;
///
/// let moves = parse("RU2 F’")?;
/// let names: Vec<_> = moves.iter().map(|m| m.to_string()).collect();
/// assert_eq!(names, ["R", "U2", "F'"]);
/// # Ok::<(), puzzle::MoveError>(())
/// ```
// ANCHOR: parse
pub fn parse(text: &str) -> Result<Vec<Move>, MoveError> {
    let mut moves = Vec::new();
    let mut letters = expand_groups(text)?.into_iter().peekable();
    while let Some((letter, at)) = letters.next() {
        let face = match letter {
            'U' => Face::U,
            'R' => Face::R,
            'F' => Face::F,
            ',' => continue,
            space if space.is_whitespace() => continue,
            'L' | 'D' | 'B' => {
                return Err(MoveError::MovesFixedCorner { found: letter, at });
            }
            'x' | 'y' | 'z' => return Err(MoveError::Rotation { found: letter, at }),
            found => return Err(MoveError::Unknown { found, at }),
        };
        moves.push(Move { face, quarters: read_quarters(&mut letters) });
    }
    Ok(moves)
}
// ANCHOR_END: parse
