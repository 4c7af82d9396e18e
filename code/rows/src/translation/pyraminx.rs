//! The Pyraminx in rows.

use super::{Layout, OrientationRows, StepMethod, Translation, Vector};
use puzzle::Puzzle;
use puzzle::pyraminx::{Pyraminx, PyraminxPosition};

/// A row is a permutation of the edges. A column is the twists of the corners, which stay in
/// their slots, and the flips of the edges: 3⁴·2⁵ columns.
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
        let free = edges.filter(|(piece, _)| **piece < 5);
        free.fold(corners, |vector, (&piece, &over)| {
            vector.with(3 + usize::from(piece), over)
        })
    }

    fn position(&self, row: usize, vector: Vector) -> PyraminxPosition {
        let corners = [0, 1, 2, 8].map(|i| vector.digit(i) as u8);
        let mut pm = [0; 6];
        permutation::unrank_even(row as u64, &mut pm);
        let sum: usize = (3..8).map(|i| vector.digit(i)).sum();
        let over = |piece: u8| match piece {
            5 => (sum % 2) as u8,
            _ => vector.digit(3 + usize::from(piece)) as u8,
        };
        let flips = orientation::rank_zero_twist(&pm.map(over), 2);
        let twists = orientation::rank(&corners, 3);
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
    let turns = [0, 2, 4, 6].map(|m| (turn(m), &[1, 2][..]));
    Translation::new(puzzle, &turns, StepMethod::Closed)
}
