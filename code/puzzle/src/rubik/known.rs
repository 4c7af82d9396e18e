//! Positions of the whole cube whose distance from solved is known.

use super::{Cube, parse};
use crate::Metric;

/// A position with a name and a known distance.
///
/// ```
/// use puzzle::Metric;
/// use puzzle::rubik::known::KNOWN_POSITIONS;
///
/// let superflip = KNOWN_POSITIONS.iter().find(|known| known.name == "superflip").unwrap();
/// assert_eq!((superflip.metric, superflip.length), (Metric::HalfTurn, 20));
/// let cube = superflip.cube();
/// assert_eq!(cube.edges().ori(), &[1; 12]);
/// assert_eq!(cube, cube.inverse());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownPosition {
    /// The name of the position, once in each metric.
    pub name: &'static str,
    /// The metric of the distance.
    pub metric: Metric,
    /// The distance from solved: the smallest number of moves.
    pub length: usize,
    /// Turns from solved to the position, as many as `length`; a half turn counts as two under
    /// the quarter-turn metric.
    pub moves: &'static str,
    /// Who proved that fewer moves are not enough.
    pub source: &'static str,
}

impl KnownPosition {
    /// The position after the moves.
    ///
    /// # Complexity
    /// Time linear in the number of moves.
    pub fn cube(&self) -> Cube {
        let turns = parse(self.moves).expect("a test reads all moves of the list");
        turns.into_iter().map(Cube::from_turn).product()
    }
}

/// Known positions in both metrics, the nearest first.
///
/// No position is farther from solved than 20 half turns or 26 quarter turns: T. Rokicki,
/// H. Kociemba, M. Davidson and J. Dethridge, *The diameter of the Rubik's cube group is
/// twenty*, SIAM Review 56(4), 2014, and their site cube20.org. A test finds the distances of
/// at most 8 by a bidirectional search.
pub const KNOWN_POSITIONS: &[KnownPosition] = &[
    KnownPosition {
        name: "checkerboard",
        metric: Metric::HalfTurn,
        length: 6,
        moves: "U2 D2 F2 B2 L2 R2",
        source: "a bidirectional search",
    },
    KnownPosition {
        name: "four spots",
        metric: Metric::HalfTurn,
        length: 8,
        moves: "F2 B2 U D' R2 L2 U D'",
        source: "a bidirectional search",
    },
    KnownPosition {
        name: "six spots",
        metric: Metric::HalfTurn,
        length: 8,
        moves: "U D' R L' F B' U D'",
        source: "a bidirectional search",
    },
    KnownPosition {
        name: "superflip",
        metric: Metric::HalfTurn,
        length: 20,
        moves: "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2",
        source: "M. Reid on the mailing list Cube-Lovers, January 1995",
    },
    KnownPosition {
        name: "superflip with four spots",
        metric: Metric::HalfTurn,
        length: 20,
        moves: "F U2 R L D F2 U R2 D F2 D F' B' U2 L F2 R2 B2 U' D",
        source: "M. Reid on the mailing list Cube-Lovers, August 2, 1998",
    },
    KnownPosition {
        name: "hardest of cube20.org",
        metric: Metric::HalfTurn,
        length: 20,
        moves: "F U' F2 D' B U R' F' L D' R' U' L U B' D2 R' F U2 D2",
        source: "cube20.org, which names it the hardest for its programs, 2010",
    },
    KnownPosition {
        name: "six spots",
        metric: Metric::QuarterTurn,
        length: 8,
        moves: "U D' R L' F B' U D'",
        source: "a bidirectional search",
    },
    KnownPosition {
        name: "checkerboard",
        metric: Metric::QuarterTurn,
        length: 12,
        moves: "U2 D2 F2 B2 L2 R2",
        source: "M. Reid's optimal solver, Debian package rubiks",
    },
    KnownPosition {
        name: "four spots",
        metric: Metric::QuarterTurn,
        length: 12,
        moves: "F2 B2 U D' R2 L2 U D'",
        source: "M. Reid's optimal solver, Debian package rubiks",
    },
    KnownPosition {
        name: "cube in a cube",
        metric: Metric::QuarterTurn,
        length: 18,
        moves: "F L F U' R U F2 L2 U' L' B D' B' L2 U",
        source: "M. Reid's optimal solver, Debian package rubiks",
    },
    KnownPosition {
        name: "superflip",
        metric: Metric::QuarterTurn,
        length: 24,
        moves: "R' U2 B L' F U' B D F U D' L D2 F' R B' D F' U' B' U D'",
        source: "J. Bryan, as M. Reid says on Cube-Lovers, August 2, 1998",
    },
    KnownPosition {
        name: "superflip with four spots",
        metric: Metric::QuarterTurn,
        length: 26,
        moves: "U2 D2 L F2 U' D R2 B U' D' R L F2 R U D' R' L U F' B'",
        source: "M. Reid on the mailing list Cube-Lovers, August 2, 1998",
    },
];
