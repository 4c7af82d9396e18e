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
    /// A layer by its number that the cube does not have, with the position of the number in
    /// the text, from 1: `4R`.
    Layer(String, usize),
    /// A character that starts no move, with its position in the text, from 1.
    Unknown(char, usize),
}

impl From<GroupError> for LetterError {
    fn from(error: GroupError) -> Self {
        LetterError::Group(error)
    }
}

/// The letters of the middle layers of a cube whose layers have numbers, too.
const THREE_LAYERS: &str = "MES";

/// The steps of a scramble, each with the position of its letter in the text, from 1: turns of
/// faces and rotations of the whole cube.
///
/// The turn of two layers `Rw` or `r` is that of the opposite face and a rotation, and the
/// turn of a middle layer, `M`, is that of both faces beside it and a rotation. The letters of
/// the middle layers that the cube has are in `middle_layers`. If it has all three, its layers
/// have numbers as seen from a face: `2R` is the middle layer, `3R` the layer of the opposite
/// face, both clockwise as R; `2Rw` or `2r` is `Rw`, `2-3Rw` or `2-3r` both layers beside R, and
/// `3Rw` or `3r` rotates the whole cube.
pub(crate) fn read_steps(
    text: &str,
    middle_layers: &str,
) -> Result<Vec<(TurnStep, usize)>, LetterError> {
    read_sequence(text, |letters: &mut Letters, steps| {
        let number = match middle_layers {
            THREE_LAYERS => read_layer_number(letters),
            _ => None,
        };
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
        let kind = match number {
            None => kind,
            Some((number, start)) => {
                let layer = |_| LetterError::Layer(format!("{number}{letter}"), start);
                kind.of_layers(&number).ok_or(()).map_err(layer)?
            }
        };
        let turned = kind.steps(face, letters.read_quarters());
        steps.extend(turned.into_iter().map(|step| (step, at)));
        Ok(())
    })
}

/// Reads the number or `2-3` before the letter of a face, with its position in the text, from 1;
/// reads nothing if there is no number or another character follows it.
fn read_layer_number(letters: &mut Letters) -> Option<(String, usize)> {
    let rest = letters.rest();
    let digits = rest.iter().map(|letter| letter.0);
    let number: String =
        digits.take_while(|&c| c.is_ascii_digit() || c == '-').collect();
    let (next, _) = rest.get(number.len())?;
    let start = rest[0].1;
    let is_before_face = number.starts_with(|c: char| c.is_ascii_digit())
        && "URFDLBurfdlb".contains(*next);
    is_before_face.then(|| {
        letters.skip(number.len());
        (number, start)
    })
}

/// What a letter turns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TurnKind {
    /// The layer of a face.
    Face,
    /// The layer of a face and the middle layer.
    Wide,
    /// The middle layer.
    Middle,
    /// The layer of the opposite face.
    Opposite,
    /// The middle layer and that of the opposite face.
    BothOthers,
    /// The whole cube.
    Rotation,
}

impl TurnKind {
    /// What a letter turns with this number before it: the layer of this number, or so many
    /// layers if it is the letter of a wide turn; `None` if the cube does not have them.
    fn of_layers(self, number: &str) -> Option<Self> {
        let layers = match self {
            TurnKind::Face => [TurnKind::Face, TurnKind::Middle, TurnKind::Opposite],
            TurnKind::Wide => [TurnKind::Face, TurnKind::Wide, TurnKind::Rotation],
            _ => return None,
        };
        if self == TurnKind::Wide && number == "2-3" {
            return Some(TurnKind::BothOthers);
        }
        let index = ["1", "2", "3"].iter().position(|&known| known == number);
        index.map(|index| layers[index])
    }

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
            TurnKind::Opposite => vec![TurnStep::turn(opposite(face), 4 - quarters)],
            TurnKind::BothOthers => vec![TurnStep::turn(face, 4 - quarters), rotation],
            TurnKind::Rotation => vec![rotation],
        }
    }
    // ANCHOR_END: steps
}
