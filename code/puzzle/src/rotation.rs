//! Rotations of a whole cube, and scrambles that contain some.
//!
//! A cube is solved however it is turned as a whole. So a scramble with rotations makes, up to
//! a whole-cube rotation, the same position as another one without rotations.

use crate::scramble::Invert;

/// A direction from the center of a cube: to a face, with one coordinate that is not 0, or
/// to a corner, with three. x points to R, y to U, z to F.
pub(crate) type Direction = [i8; 3];

/// The opposite direction.
pub(crate) fn opposite(direction: Direction) -> Direction {
    direction.map(|coordinate| -coordinate)
}

/// The direction of the corner or face with these letters, such as `R` or `URF`.
pub(crate) fn direction(letters: impl IntoIterator<Item = char>) -> Direction {
    let mut direction = [0; 3];
    for letter in letters {
        let (coordinate, sign) = match letter {
            'R' => (0, 1),
            'L' => (0, -1),
            'U' => (1, 1),
            'D' => (1, -1),
            'F' => (2, 1),
            'B' => (2, -1),
            other => unreachable!("{other} is no face"),
        };
        direction[coordinate] = sign;
    }
    direction
}

/// The direction of the face about whose axis the whole cube is rotated: R for x, U for y, F
/// for z.
pub(crate) fn rotation_face(letter: char) -> Option<Direction> {
    let face = match letter {
        'x' => 'R',
        'y' => 'U',
        'z' => 'F',
        _ => return None,
    };
    Some(direction([face]))
}

/// A rotation of a cube: the images of the unit vectors.
#[derive(Clone, Copy)]
struct Rotation([Direction; 3]);

impl Rotation {
    const IDENTITY: Self = Rotation([[1, 0, 0], [0, 1, 0], [0, 0, 1]]);

    /// The image of a direction.
    fn apply(self, direction: Direction) -> Direction {
        [0, 1, 2].map(|k| (0..3).map(|i| direction[i] * self.0[i][k]).sum())
    }

    /// First `self`, then `next`.
    fn then(self, next: Self) -> Self {
        Rotation(self.0.map(|image| next.apply(image)))
    }

    /// The smallest rotation about an axis, clockwise as seen from its tip, this many times:
    /// a quarter about a face, a third about a corner.
    fn around_axis([x, y, z]: Direction, times: u8) -> Self {
        let once = Rotation(Rotation::IDENTITY.0.map(|v| {
            let along = x * v[0] + y * v[1] + z * v[2];
            let cross = [v[1] * z - v[2] * y, v[2] * x - v[0] * z, v[0] * y - v[1] * x];
            let corner = x * y * z != 0;
            [0, 1, 2].map(|k| {
                let parallel = [x, y, z][k] * along;
                if corner {
                    (parallel - v[k] + cross[k]) / 2
                } else {
                    parallel + cross[k]
                }
            })
        }));
        (0..times).fold(Rotation::IDENTITY, |rotation, _| rotation.then(once))
    }
}

/// A part of a scramble: a turn of the layer or half at the tip of an axis, or a rotation of
/// the whole cube about it, each this many times clockwise.
#[derive(Clone, Copy)]
pub(crate) struct TurnStep {
    pub(crate) axis: Direction,
    pub(crate) times: u8,
    pub(crate) is_rotation: bool,
}

impl TurnStep {
    /// A turn of what is at the tip of the axis.
    pub(crate) fn turn(axis: Direction, times: u8) -> Self {
        TurnStep { axis, times, is_rotation: false }
    }

    /// A rotation of the whole cube.
    pub(crate) fn rotation(axis: Direction, times: u8) -> Self {
        TurnStep { axis, times, is_rotation: true }
    }
}

impl Invert for TurnStep {
    fn inverse(self) -> Self {
        let order = if self.axis.contains(&0) { 4 } else { 3 };
        TurnStep { times: (order - self.times) % order, ..self }
    }
}

/// The turns, each of an axis that `is_turned` accepts, that make the same position as these
/// steps, up to a whole-cube rotation. Of two opposite axes, one must be accepted.
///
/// A turn before a rotation is a turn after it, about the axis to which the rotation takes
/// its own; and a turn about an axis is a rotation about it and the turn about the opposite
/// axis. So from the last step to the first, rotations move to the front, where they only
/// rotate the solved cube.
// ANCHOR: without-rotations
pub(crate) fn without_rotations(
    steps: &[(TurnStep, usize)],
    is_turned: impl Fn(Direction) -> bool,
) -> Vec<(Direction, u8)> {
    let mut turns = Vec::new();
    let mut after = Rotation::IDENTITY;
    for &(TurnStep { axis, times, is_rotation }, _) in steps.iter().rev() {
        if is_rotation {
            after = Rotation::around_axis(axis, times).then(after);
            continue;
        }
        let mut axis = after.apply(axis);
        if !is_turned(axis) {
            after = after.then(Rotation::around_axis(axis, times));
            axis = opposite(axis);
        }
        turns.push((axis, times));
    }
    turns.reverse();
    turns
}
// ANCHOR_END: without-rotations
