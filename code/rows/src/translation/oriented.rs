//! Puzzles with a row for each permutation and a column for each vector of orientations.

use super::{Effect, Layout, Vector};
use std::fmt::Debug;
use std::ops::Mul;

/// A puzzle in rows whose columns moves translate: by a vector that depends on the row.
///
/// Laws: [`position`](Self::position) is the inverse of [`row`](Self::row) and
/// [`vector`](Self::vector), and a move adds to the vector of a position a vector that depends
/// on the row only.
///
/// ```
/// use puzzle::pocket_cube::Face;
/// use rows::translation::{CornerRows, OrientationRows};
///
/// let (cube, turned) = (CornerRows::<7>, Face::R.turn());
/// let (row, vector) = (cube.row(&turned), cube.vector(&turned));
/// assert_eq!(cube.position(row, vector), turned);
/// ```
pub trait OrientationRows: Debug + Send + Sync {
    /// A position, which is a move as well: `a * b` is first `a`, then `b`.
    type Position: Copy + Mul<Output = Self::Position>;

    /// Number of rows, at most 65,536.
    fn rows(&self) -> usize;

    /// The layout of the columns of a row in words.
    fn layout(&self) -> Layout;

    /// The row of a position.
    fn row(&self, position: &Self::Position) -> usize;

    /// The column of a position, as a vector of digits.
    fn vector(&self, position: &Self::Position) -> Vector;

    /// The position in a column of a row.
    fn position(&self, row: usize, vector: Vector) -> Self::Position;

    /// The position with this rank; 0 is solved.
    fn unrank(&self, rank: u64) -> Self::Position;

    /// The rank of a position.
    fn rank(&self, position: &Self::Position) -> u64;

    // ANCHOR: effects
    /// For each turn, the image of each row and the vector that is added to its columns.
    fn effects(&self, turns: &[Self::Position]) -> Vec<Effect> {
        let effect = |row, turn| {
            let moved = self.position(row, Vector::default()) * turn;
            (self.row(&moved) as u16, self.vector(&moved))
        };
        let rows = |&turn| (0..self.rows()).map(|row| effect(row, turn)).collect();
        turns.iter().map(rows).map(Effect::new).collect()
    }
    // ANCHOR_END: effects
}

/// Ranks of the positions of any [`OrientationRows`], whatever its type of positions.
pub(super) trait Numbering: Debug + Send + Sync {
    /// Number of rows.
    fn rows(&self) -> usize;

    /// Row and vector of the position with this rank.
    fn locate(&self, rank: u64) -> (usize, Vector);

    /// Rank of the position in this row with this vector.
    fn rank_at(&self, row: usize, vector: Vector) -> u64;
}

impl<O: OrientationRows> Numbering for O {
    fn rows(&self) -> usize {
        OrientationRows::rows(self)
    }

    fn locate(&self, rank: u64) -> (usize, Vector) {
        let position = self.unrank(rank);
        (self.row(&position), self.vector(&position))
    }

    fn rank_at(&self, row: usize, vector: Vector) -> u64 {
        self.rank(&self.position(row, vector))
    }
}
