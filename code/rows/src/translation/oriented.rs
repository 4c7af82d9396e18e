//! Puzzles whose positions lie in rows of orientations.
//!
//! ```
//! use puzzle::pocket_cube::{Face, PocketCube};
//! use rows::translation::Oriented;
//!
//! let turned = Face::R.turn();
//! let (row, vector) = (PocketCube::row(&turned), PocketCube::vector(&turned));
//! assert_eq!(PocketCube::position(row, vector), turned);
//! ```

use super::{Effect, Layout, Vector};
use std::ops::Mul;

/// How the positions of a puzzle lie in rows that moves translate.
///
/// Its laws: [`row`](Self::row) and [`vector`](Self::vector) of
/// [`position`](Self::position) are what it was made of, and the vector of a position
/// after a move is the one before plus one that depends on the row alone.
pub trait Oriented {
    /// A position, which is a move as well: `a * b` is first `a`, then `b`.
    type Position: Copy + Mul<Output = Self::Position>;

    /// How many rows there are.
    const ROWS: usize;

    /// Where the places of a row are.
    fn layout() -> Layout;

    /// The row of a position.
    fn row(position: &Self::Position) -> usize;

    /// The place of a position in its row.
    fn vector(position: &Self::Position) -> Vector;

    /// The position at a place of a row.
    fn position(row: usize, vector: Vector) -> Self::Position;

    /// The position with this number in the catalog; 0 is solved.
    fn unrank(rank: u64) -> Self::Position;

    /// The number of a position in the catalog.
    fn rank(position: &Self::Position) -> u64;

    // ANCHOR: effects
    /// Where each turn sends each row, and by how much it moves its places.
    fn effects(turns: &[Self::Position]) -> Vec<Effect> {
        let after = |row, turn| {
            let after = Self::position(row, Vector::default()) * turn;
            (Self::row(&after) as u16, Self::vector(&after))
        };
        let rows = |&turn| (0..Self::ROWS).map(|row| after(row, turn)).collect();
        turns.iter().map(rows).map(Effect::new).collect()
    }
    // ANCHOR_END: effects
}

/// The numbers of a puzzle's positions, whatever the puzzle.
#[derive(Debug, Clone, Copy)]
pub(super) struct Numbering {
    pub(super) rows: usize,
    pub(super) locate: fn(u64) -> (usize, Vector),
    pub(super) rank: fn(usize, Vector) -> u64,
}

impl Numbering {
    pub(super) fn new<O: Oriented>() -> Self {
        Numbering {
            rows: O::ROWS,
            locate: |rank| {
                let position = O::unrank(rank);
                (O::row(&position), O::vector(&position))
            },
            rank: |row, vector| O::rank(&O::position(row, vector)),
        }
    }
}
