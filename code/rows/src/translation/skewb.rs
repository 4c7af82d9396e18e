//! The Skewb in rows.
//!
//! ```
//! use rows::{Geometry, translation};
//!
//! assert_eq!(translation::skewb().rows(0), 12_960);
//! assert_eq!(translation::skewb().columns().count, 243);
//! ```

use super::{Effect, How, Layout, Oriented, Translation, Vector};
use puzzle::Puzzle;
use puzzle::skewb::{Skewb, SkewbPosition};
use std::sync::LazyLock;

/// The puzzle, made once.
static SKEWB: LazyLock<Skewb> = LazyLock::new(Skewb::new);

/// How many orders the corners have, the four and the three.
const CORNERS: usize = 12 * 3;

/// A row is an order of the centers, one of the four corners and one of the three. Its
/// places are the twists of three of the four and of two of the three. The twist of
/// the last of each kind follows from those and from the row.
impl Oriented for SkewbPosition {
    type Position = Self;
    const ROWS: usize = 360 * CORNERS;

    fn layout() -> Layout {
        Layout::new(&[3, 3], 1)
    }

    fn row(position: &Self) -> usize {
        (SKEWB.rank(position) / 243) as usize
    }

    fn vector(position: &Self) -> Vector {
        let twists = position.pm().iter().zip(position.ori());
        twists.fold(Vector::default(), |vector, (&piece, &twist)| match piece {
            0 | 1 => vector.with(3 + usize::from(piece), twist),
            3..=5 => vector.with(usize::from(piece) - 3, twist),
            _ => vector,
        })
    }

    fn position(row: usize, vector: Vector) -> Self {
        // What the free twists must be in each slot, if the last of a kind is 0.
        let first = SKEWB.unrank(row as u64 * 243);
        let mut ori = first.pm().map(|piece| match piece {
            0 | 1 => vector.digit(3 + usize::from(piece)) as u8,
            3..=5 => vector.digit(usize::from(piece) - 3) as u8,
            _ => 0,
        });
        let sum = |ori: &[u8]| ori.iter().sum::<u8>();
        for (kind, last) in [(0..3, 2), (3..7, 6)] {
            let owed = sum(&first.ori()[kind.clone()]) + 18 - sum(&ori[kind]);
            let slot = first.pm().iter().position(|&piece| piece == last);
            ori[slot.expect("every piece is somewhere")] = owed % 3;
        }
        let four = orientation::rank(&ori[3..6], 3);
        let three = orientation::rank(&ori[..2], 3);
        SKEWB.unrank(row as u64 * 243 + four * 9 + three)
    }

    /// The centers and the corners do not know of each other.
    fn effects(turns: &[Self]) -> Vec<Effect> {
        let position = |row| Self::position(row, Vector::default());
        let corners: Vec<_> = (0..CORNERS).map(position).collect();
        let centers: Vec<_> = (0..Self::ROWS).step_by(CORNERS).map(position).collect();
        let effect = |&turn: &Self| {
            let center = |&from: &Self| (Self::row(&(from * turn)) / CORNERS) as u16;
            let corner = |&from: &Self| {
                let to = from * turn;
                ((Self::row(&to) % CORNERS) as u16, Self::vector(&to))
            };
            Effect::in_parts(
                centers.iter().map(center).collect(),
                corners.iter().map(corner).collect(),
            )
        };
        turns.iter().map(effect).collect()
    }

    fn unrank(rank: u64) -> Self {
        SKEWB.unrank(rank)
    }

    fn rank(position: &Self) -> u64 {
        SKEWB.rank(position)
    }
}

/// The Skewb.
pub fn skewb() -> Translation {
    let turn =
        |m| SKEWB.apply(&SkewbPosition::SOLVED, m).expect("every turn can be done");
    let turns = [0, 2, 4, 6].map(|m| (turn(m), &[1, 2][..]));
    Translation::new::<SkewbPosition>(&turns, How::Closed)
}
