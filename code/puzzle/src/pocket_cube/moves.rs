//! The faces and moves of the pocket cube.

use super::PocketCube;
use crate::Metric;
use std::fmt;

/// A face that can turn without moving the corner DBL.
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
    /// All three faces.
    pub const ALL: [Face; 3] = [Face::U, Face::R, Face::F];

    /// The letter of the face.
    pub(super) fn letter(self) -> char {
        ['U', 'R', 'F'][self as usize]
    }

    /// The position after a clockwise quarter turn of the solved cube.
    // ANCHOR: turn
    pub fn turn(self) -> PocketCube {
        let (pm, ori) = match self {
            Face::U => ([3, 0, 1, 2, 4, 5, 6], [0, 0, 0, 0, 0, 0, 0]),
            Face::R => ([4, 1, 2, 0, 6, 5, 3], [2, 0, 0, 1, 1, 0, 2]),
            Face::F => ([1, 5, 2, 3, 0, 4, 6], [1, 2, 0, 0, 2, 1, 0]),
        };
        PocketCube::new(pm, ori).expect("a turn is a position")
    }
    // ANCHOR_END: turn
}

/// A turn of a face by one, two or three quarters, clockwise.
///
/// ```
/// use puzzle::pocket_cube::{Face, Move};
///
/// let m = Move::new(Face::R, 3).expect("three quarters are a turn");
/// assert_eq!(m.to_string(), "R'");
/// assert_eq!(m.inverse().to_string(), "R");
/// assert_eq!(m.position(), Face::R.turn().inverse());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    pub(super) face: Face,
    pub(super) quarters: u8,
}

impl Move {
    /// A turn by 1, 2 or 3 clockwise quarters; `None` for any other number.
    pub fn new(face: Face, quarters: u8) -> Option<Self> {
        (1..4).contains(&quarters).then_some(Move { face, quarters })
    }

    /// The face that turns.
    pub fn face(self) -> Face {
        self.face
    }

    /// The number of clockwise quarters: 1, 2 or 3.
    pub fn quarters(self) -> u8 {
        self.quarters
    }

    /// The inverse of this move.
    // ANCHOR: position
    pub fn inverse(self) -> Self {
        Move { quarters: 4 - self.quarters, ..self }
    }

    /// The position after this move of the solved cube.
    pub fn position(self) -> PocketCube {
        (0..self.quarters).map(|_| self.face.turn()).product()
    }
    // ANCHOR_END: position
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let turns = ["", "2", "'"][usize::from(self.quarters) - 1];
        f.pad(&format!("{:?}{turns}", self.face))
    }
}

/// The position after these moves in order, from solved.
///
/// # Examples
/// ```
/// use puzzle::pocket_cube::{PocketCube, apply, parse};
///
/// assert_eq!(apply(&parse("R R2 R")?), PocketCube::SOLVED);
/// # Ok::<(), puzzle::MoveError>(())
/// ```
pub fn apply(moves: &[Move]) -> PocketCube {
    moves.iter().map(|m| m.position()).product()
}

/// The moves of a metric: 9, 6 or 3.
///
/// # Examples
/// ```
/// use puzzle::{Metric, pocket_cube};
///
/// let names: Vec<_> = pocket_cube::moves(Metric::QuarterTurn)
///     .iter().map(|m| m.to_string()).collect();
/// assert_eq!(names, ["U", "U'", "R", "R'", "F", "F'"]);
/// ```
// ANCHOR: moves
pub fn moves(metric: Metric) -> Vec<Move> {
    let quarters = metric.quarters();
    let turns = |face| quarters.iter().map(move |&quarters| Move { face, quarters });
    Face::ALL.into_iter().flat_map(turns).collect()
}
// ANCHOR_END: moves
