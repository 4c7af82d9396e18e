//! The Skewb in rows.

use super::{Effect, Layout, OrientationRows, StepMethod, Translation, Vector};
use puzzle::Puzzle;
use puzzle::skewb::{Skewb, SkewbPosition};

/// Number of permutations of the corners: 12 of the four, 3 of the three.
const CORNERS: usize = 12 * 3;

/// A row is a permutation of the centers, of the four corners and of the three. A column is the
/// twists of three of the four and of two of the three; the last twist of each kind follows from
/// these and from the row.
impl OrientationRows for Skewb {
    type Position = SkewbPosition;

    fn rows(&self) -> usize {
        360 * CORNERS
    }

    fn layout(&self) -> Layout {
        Layout::new(&[3, 3], 1)
    }

    fn row(&self, position: &SkewbPosition) -> usize {
        (Puzzle::rank(self, position) / 243) as usize
    }

    fn vector(&self, position: &SkewbPosition) -> Vector {
        let twists = position.pm().iter().zip(position.ori());
        twists.fold(Vector::default(), |vector, (&piece, &twist)| match piece {
            0 | 1 => vector.with(3 + usize::from(piece), twist),
            3..=5 => vector.with(usize::from(piece) - 3, twist),
            _ => vector,
        })
    }

    fn position(&self, row: usize, vector: Vector) -> SkewbPosition {
        // In column 0. The twists that follow are those in each slot, with 0 for the last corner of
        // each kind.
        let untwisted = Puzzle::unrank(self, row as u64 * 243);
        let mut ori = untwisted.pm().map(|piece| match piece {
            0 | 1 => vector.digit(3 + usize::from(piece)) as u8,
            3..=5 => vector.digit(usize::from(piece) - 3) as u8,
            _ => 0,
        });
        let sum = |ori: &[u8]| ori.iter().sum::<u8>();
        for (kind, last) in [(0..3, 2), (3..7, 6)] {
            let missing = sum(&untwisted.ori()[kind.clone()]) + 18 - sum(&ori[kind]);
            let slot = untwisted.pm().iter().position(|&piece| piece == last);
            ori[slot.expect("every piece is somewhere")] = missing % 3;
        }
        let four = orientation::rank(&ori[3..6], 3);
        let three = orientation::rank(&ori[..2], 3);
        Puzzle::unrank(self, row as u64 * 243 + four * 9 + three)
    }

    /// A turn permutes centers and corners independently of each other.
    fn effects(&self, turns: &[SkewbPosition]) -> Vec<Effect> {
        let position = |row| self.position(row, Vector::default());
        let corners: Vec<_> = (0..CORNERS).map(position).collect();
        let centers: Vec<_> =
            (0..OrientationRows::rows(self)).step_by(CORNERS).map(position).collect();
        let effect = |&turn: &SkewbPosition| {
            let corner = |&position: &SkewbPosition| {
                let moved = position * turn;
                (self.row(&moved) % CORNERS, self.vector(&moved))
            };
            let corners: Vec<_> = corners.iter().map(corner).collect();
            let rows = centers.iter().flat_map(|&position| {
                let center = self.row(&(position * turn)) / CORNERS;
                let row = move |&(corner, vector)| {
                    ((center * CORNERS + corner) as u16, vector)
                };
                corners.iter().map(row)
            });
            Effect::new(rows.collect())
        };
        turns.iter().map(effect).collect()
    }

    fn unrank(&self, rank: u64) -> SkewbPosition {
        Puzzle::unrank(self, rank)
    }

    fn rank(&self, position: &SkewbPosition) -> u64 {
        Puzzle::rank(self, position)
    }
}

/// The Skewb.
///
/// ```
/// use rows::{Geometry, translation};
///
/// assert_eq!(translation::skewb().rows(0), 12_960);
/// assert_eq!(translation::skewb().columns().count, 243);
/// ```
pub fn skewb() -> Translation {
    let puzzle = Skewb::new();
    let turn =
        |m| puzzle.apply(&SkewbPosition::SOLVED, m).expect("every turn can be done");
    // The clockwise turns; their first and second powers are moves.
    let turns = [0, 2, 4, 6].map(|m| (turn(m), &[1, 2][..]));
    Translation::new(puzzle, &turns, StepMethod::Closed)
}
