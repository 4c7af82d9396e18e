//! The Pyraminx in rows.

use super::{Layout, OrientationRows, StepMethod, Translation, Vector};
use puzzle::Puzzle;
use puzzle::pyraminx::{Pyraminx, PyraminxPosition};

/// A row is an even permutation of the edges. A column is the twists of the corners, which stay in
/// their slots, and the flips of the edges: 3⁴·2⁵ columns. Digits 0–2 are the twists of corners
/// 0–2, digits 3–7 the flips of edges 0–4, and digit 8, which chooses the block, the twist of
/// corner 3.
impl OrientationRows for Pyraminx {
    type Position = PyraminxPosition;

    fn rows(&self) -> usize {
        360
    }

    fn layout(&self) -> Layout {
        Layout::new(&[2; 5], 3)
    }

    fn row(&self, position: &PyraminxPosition) -> usize {
        permutation::rank_even(position.edges().pm()) as usize
    }

    fn vector(&self, position: &PyraminxPosition) -> Vector {
        let [first @ .., last] = *position.corners();
        let corners = Vector::new(&first).with(8, last);
        let edges = position.edges().pm().iter().zip(position.edges().ori());
        // The flip of edge 5 follows from the others.
        let first_five = edges.filter(|(piece, _)| **piece < 5);
        first_five.fold(corners, |vector, (&piece, &flip)| {
            vector.with(3 + usize::from(piece), flip)
        })
    }

    fn position(&self, row: usize, vector: Vector) -> PyraminxPosition {
        let corners = [0, 1, 2, 8].map(|i| vector.digit(i) as u8);
        let mut pm = [0; 6];
        permutation::unrank_even(row as u64, &mut pm);
        let sum: usize = (3..8).map(|i| vector.digit(i)).sum();
        let flip = |piece: u8| match piece {
            5 => (sum % 2) as u8,
            _ => vector.digit(3 + usize::from(piece)) as u8,
        };
        let flips = orientation::rank_zero_twist(&pm.map(flip), 2);
        let twists = orientation::rank(&corners, 3);
        // The puzzle's rank: permutation, flips, twists.
        Puzzle::unrank(self, (row as u64 * 32 + flips) * 81 + twists)
    }

    fn unrank(&self, rank: u64) -> PyraminxPosition {
        Puzzle::unrank(self, rank)
    }

    fn rank(&self, position: &PyraminxPosition) -> u64 {
        Puzzle::rank(self, position)
    }
}

/// The Pyraminx.
///
/// ```
/// use rows::{Geometry, translation};
///
/// assert_eq!(translation::pyraminx().rows(0), 360);
/// assert_eq!(translation::pyraminx().columns().count, 81 * 32);
/// ```
pub fn pyraminx() -> Translation {
    let puzzle = Pyraminx::new();
    let turn =
        |m| puzzle.apply(&PyraminxPosition::SOLVED, m).expect("every turn can be done");
    // The clockwise turns; their first and second powers are moves.
    let turns = [0, 2, 4, 6].map(|m| (turn(m), &[1, 2][..]));
    Translation::new(puzzle, &turns, StepMethod::Closed)
}
