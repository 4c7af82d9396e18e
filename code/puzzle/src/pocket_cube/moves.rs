//! The moves of the pocket cube, as positions.

// ANCHOR: face
use super::PocketCube;
use crate::Metric;
use std::fmt;

/// A face that turns while the corner DBL stays where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Up.
    U,
    /// Right.
    R,
    /// Front.
    F,
}

impl Face {
    /// All three.
    pub const ALL: [Face; 3] = [Face::U, Face::R, Face::F];

    /// The position that a clockwise quarter turn makes of the solved cube.
    pub fn turn(self) -> PocketCube {
        let (pm, ori) = match self {
            Face::U => ([3, 0, 1, 2, 4, 5, 6], [0, 0, 0, 0, 0, 0, 0]),
            Face::R => ([4, 1, 2, 0, 6, 5, 3], [2, 0, 0, 1, 1, 0, 2]),
            Face::F => ([1, 5, 2, 3, 0, 4, 6], [1, 2, 0, 0, 2, 1, 0]),
        };
        PocketCube::new(pm, ori).expect("a turn is a position")
    }
}
// ANCHOR_END: face

// ANCHOR: move
/// A turn of a face by one, two or three quarters, clockwise.
///
/// ```
/// use puzzle::pocket_cube::{Face, Move};
///
/// let m = Move::new(Face::R, 3);
/// assert_eq!(m.to_string(), "R'");
/// assert_eq!(m.inverse().to_string(), "R");
/// assert_eq!(m.position(), Face::R.turn().inverse());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    face: Face,
    quarters: u8,
}

impl Move {
    /// A turn by `quarters` clockwise quarter turns, counted mod 4.
    pub fn new(face: Face, quarters: u8) -> Self {
        Move { face, quarters: quarters % 4 }
    }

    /// The turn that undoes this one.
    pub fn inverse(self) -> Self {
        Move::new(self.face, 4 - self.quarters)
    }

    /// The position it makes of the solved cube.
    pub fn position(self) -> PocketCube {
        (0..self.quarters).map(|_| self.face.turn()).product()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let turns = ["0", "", "2", "'"][usize::from(self.quarters)];
        write!(f, "{:?}{turns}", self.face)
    }
}
// ANCHOR_END: move

// ANCHOR: moves
/// The moves of a metric: 9, 6 or 3 of them.
///
/// # Examples
/// ```
/// use puzzle::{Metric, pocket_cube};
///
/// let names: Vec<_> = pocket_cube::moves(Metric::QuarterTurn)
///     .iter().map(|m| m.to_string()).collect();
/// assert_eq!(names, ["U", "U'", "R", "R'", "F", "F'"]);
/// ```
pub fn moves(metric: Metric) -> Vec<Move> {
    let quarters: &[u8] = match metric {
        Metric::HalfTurn => &[1, 2, 3],
        Metric::QuarterTurn => &[1, 3],
        Metric::Clockwise => &[1],
    };
    let turns = |face| quarters.iter().map(move |&q| Move::new(face, q));
    Face::ALL.into_iter().flat_map(turns).collect()
}
// ANCHOR_END: moves
