//! The notation of cubes: faces, wide turns, middle layers and rotations.

use crate::GroupError;
use crate::rotation::{Direction, TurnStep, direction, opposite, rotation_face};
use crate::scramble::{Letters, read_sequence};

/// Why a letter is not a move of a cube.
pub(crate) enum LetterError {
    /// A group that cannot be read.
    Group(GroupError),
    /// A middle layer that the cube does not have, with its position in the text, from 1.
    MiddleLayer(char, usize),
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
/// turn of a middle layer, `M`, is that of both faces beside it and a rotation. The letters of
/// the middle layers that the cube has are in `middle_layers`.
pub(crate) fn read_steps(
    text: &str,
    middle_layers: &str,
) -> Result<Vec<(TurnStep, usize)>, LetterError> {
    read_sequence(text, |letters: &mut Letters, steps| {
        let (letter, at) = letters.rest()[0];
        let (face, kind) = match letter {
            'U' | 'R' | 'F' | 'D' | 'L' | 'B' => (direction([letter]), TurnKind::Face),
            'u' | 'r' | 'f' | 'd' | 'l' | 'b' => {
                (direction([letter.to_ascii_uppercase()]), TurnKind::Wide)
            }
            'M' | 'E' | 'S' if !middle_layers.contains(letter) => {
                return Err(LetterError::MiddleLayer(letter, at));
            }
            'M' => (direction(['L']), TurnKind::Middle),
            'E' => (direction(['D']), TurnKind::Middle),
            'S' => (direction(['F']), TurnKind::Middle),
            _ => match rotation_face(letter) {
                Some(face) => (face, TurnKind::Rotation),
                None => return Err(LetterError::Unknown(letter, at)),
            },
        };
        letters.skip(1);
        let wide = kind == TurnKind::Face && letters.next_if(&['w']).is_some();
        let kind = if wide { TurnKind::Wide } else { kind };
        let turned = kind.steps(face, letters.read_quarters());
        steps.extend(turned.into_iter().map(|step| (step, at)));
        Ok(())
    })
}

/// What a letter turns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TurnKind {
    Face,
    Wide,
    Middle,
    Rotation,
}

impl TurnKind {
    /// The turns of faces and the rotation of the whole cube that together make this turn.
    // ANCHOR: steps
    fn steps(self, face: Direction, quarters: u8) -> Vec<TurnStep> {
        let rotation = TurnStep::rotation(face, quarters);
        let across = TurnStep::turn(opposite(face), quarters);
        match self {
            TurnKind::Face => vec![TurnStep::turn(face, quarters)],
            TurnKind::Wide => vec![across, rotation],
            TurnKind::Middle => {
                vec![TurnStep::turn(face, 4 - quarters), across, rotation]
            }
            TurnKind::Rotation => vec![rotation],
        }
    }
    // ANCHOR_END: steps
}
