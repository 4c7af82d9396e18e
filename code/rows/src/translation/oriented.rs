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

// ANCHOR: oriented
use super::{Layout, Turn, Vector};
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
}

/// Where these turns send each row, and by how much they move its places.
pub(super) fn turns_of_rows<O: Oriented>(
    turns: &[(O::Position, &'static [usize])],
) -> Vec<Turn> {
    let turn = |moves| Turn { after: Vec::with_capacity(O::ROWS), moves };
    let mut found: Vec<_> = turns.iter().map(|&(_, moves)| turn(moves)).collect();
    for row in 0..O::ROWS {
        let start = O::position(row, Vector::default());
        for (found, &(turn, _)) in found.iter_mut().zip(turns) {
            let after = start * turn;
            found.after.push((O::row(&after) as u16, O::vector(&after)));
        }
    }
    found
}
// ANCHOR_END: oriented
