//! Turns of the faces by one, two or three quarters.

use super::CubeFace;
use crate::{Metric, Pieces};
use std::fmt;

/// A turn of a face by one, two or three quarters, clockwise.
///
/// ```
/// use puzzle::rubik::{CubeFace, Turn};
///
/// let turn = Turn::new(CubeFace::L, 3).expect("three quarters are a turn");
/// assert_eq!(turn.to_string(), "L'");
/// assert_eq!(turn.inverse().to_string(), "L");
/// assert_eq!(turn.corners(), CubeFace::L.corners().inverse());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn {
    face: CubeFace,
    quarters: u8,
}

impl Turn {
    /// A turn by 1, 2 or 3 clockwise quarters; `None` for any other number.
    pub fn new(face: CubeFace, quarters: u8) -> Option<Self> {
        (1..4).contains(&quarters).then_some(Turn { face, quarters })
    }

    /// The face that turns.
    pub fn face(self) -> CubeFace {
        self.face
    }

    /// The number of clockwise quarters: 1, 2 or 3.
    pub fn quarters(self) -> u8 {
        self.quarters
    }

    /// The inverse of this turn.
    pub fn inverse(self) -> Self {
        Turn { quarters: 4 - self.quarters, ..self }
    }
}

impl Turn {
    /// The corners after this turn of the solved cube.
    // ANCHOR: pieces
    pub fn corners(self) -> Pieces<8, 3> {
        (0..self.quarters).map(|_| self.face.corners()).product()
    }

    /// The edges after this turn of the solved cube.
    pub fn edges(self) -> Pieces<12, 2> {
        (0..self.quarters).map(|_| self.face.edges()).product()
    }
    // ANCHOR_END: pieces
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let quarters = ["", "2", "'"][usize::from(self.quarters) - 1];
        f.pad(&format!("{}{quarters}", self.face.letter()))
    }
}

/// The turns that count as one move in a metric: 18, 12 or 6.
///
/// # Examples
/// ```
/// use puzzle::{Metric, rubik};
///
/// let turns = rubik::turns(Metric::QuarterTurn);
/// let names: Vec<_> = turns.iter().map(|turn| turn.to_string()).collect();
/// assert_eq!(names.join(" "), "U U' R R' F F' D D' L L' B B'");
/// ```
pub fn turns(metric: Metric) -> Vec<Turn> {
    let quarters = metric.quarters();
    let turns = |face| quarters.iter().map(move |&quarters| Turn { face, quarters });
    CubeFace::ALL.into_iter().flat_map(turns).collect()
}

/// The ten turns of the second phase: any turn of U and D, and half turns of the others.
///
/// # Examples
/// ```
/// let turns = puzzle::rubik::phase2_turns();
/// let names: Vec<_> = turns.iter().map(|turn| turn.to_string()).collect();
/// assert_eq!(names.join(" "), "U U2 U' D D2 D' R2 L2 F2 B2");
/// ```
pub fn phase2_turns() -> Vec<Turn> {
    let any_turns = [CubeFace::U, CubeFace::D].into_iter();
    let any_turns =
        any_turns.flat_map(|face| (1..4).map(move |quarters| Turn { face, quarters }));
    let half_turns = [CubeFace::R, CubeFace::L, CubeFace::F, CubeFace::B].into_iter();
    any_turns.chain(half_turns.map(|face| Turn { face, quarters: 2 })).collect()
}
