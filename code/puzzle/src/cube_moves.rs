//! The notation of cubes: faces, wide turns, middle layers and rotations.

use crate::GroupError;
use crate::rotation::{Axis, Step, axis, opposite};
use crate::scramble::{Letters, read_sequence};

/// Why a letter is not a move of a cube.
pub(crate) enum LetterError {
    /// A group that cannot be read.
    Group(GroupError),
    /// A character that starts no move, with its position in the text, from 1.
    Unknown(char, usize),
}

impl From<GroupError> for LetterError {
    fn from(error: GroupError) -> Self {
        LetterError::Group(error)
    }
}

/// The steps of a scramble, each with the position of its move in the text, from 1: turns of
/// faces and rotations of the whole cube.
///
/// The turn of two layers `Rw` or `r` is that of the opposite face and a rotation, and the
/// turn of a middle layer, `M`, is that of both faces beside it and a rotation. A cube without
/// middle layers has no such moves.
pub(crate) fn read_steps(
    text: &str,
    has_middle: bool,
) -> Result<Vec<(Step, usize)>, LetterError> {
    read_sequence(text, |letters: &mut Letters, steps| {
        let (letter, at) = letters.rest()[0];
        let (face, kind) = match letter {
            'U' | 'R' | 'F' | 'D' | 'L' | 'B' => (letter, Kind::Face),
            'u' | 'r' | 'f' | 'd' | 'l' | 'b' => {
                (letter.to_ascii_uppercase(), Kind::Wide)
            }
            'M' if has_middle => ('L', Kind::Middle),
            'E' if has_middle => ('D', Kind::Middle),
            'S' if has_middle => ('F', Kind::Middle),
            'x' => ('R', Kind::Whole),
            'y' => ('U', Kind::Whole),
            'z' => ('F', Kind::Whole),
            _ => return Err(LetterError::Unknown(letter, at)),
        };
        letters.skip(1);
        let wide = kind == Kind::Face && letters.next_if(&['w']).is_some();
        let kind = if wide { Kind::Wide } else { kind };
        let (face, quarters) =
            (axis(face.encode_utf8(&mut [0; 4])), letters.read_quarters());
        steps.extend(kind.steps(face, quarters).map(|step| (step, at)));
        Ok(())
    })
}

/// What a letter turns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Face,
    Wide,
    Middle,
    Whole,
}

impl Kind {
    /// The turns and the rotation that together do this.
    // ANCHOR: steps
    fn steps(self, face: Axis, quarters: u8) -> impl Iterator<Item = Step> {
        let back = opposite(face);
        let (same, rotation) =
            (Step::turn(face, quarters), Step::rotation(face, quarters));
        let across = Step::turn(back, quarters);
        let steps = match self {
            Kind::Face => vec![same],
            Kind::Wide => vec![across, rotation],
            Kind::Middle => vec![Step::turn(face, 4 - quarters), across, rotation],
            Kind::Whole => vec![rotation],
        };
        steps.into_iter()
    }
    // ANCHOR_END: steps
}
