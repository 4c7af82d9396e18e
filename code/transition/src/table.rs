//! A move as a look-up.

// ANCHOR: table
use crate::{Coordinate, CoordinateError};
use std::ops::Mul;

/// For each index of a coordinate and each of `M` moves, the index after the move.
///
/// The number of moves is part of the type, so tables for different moves can not
/// be mixed up, and a loop over a row is unrolled by the compiler.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransitionTable<const M: usize> {
    rows: Vec<[u32; M]>,
}

impl<const M: usize> TransitionTable<M> {
    /// Builds the table: every index is unranked once, every move applied to it,
    /// and the result ranked.
    ///
    /// # Errors
    /// [`CoordinateError`] if the coordinate breaks its law, a move leads out of
    /// its range, or the indices do not fit in 32 bits.
    ///
    /// # Complexity
    /// O(count · moves) products and ranks; 4 bytes for each index and move.
    pub fn new<C: Coordinate>(
        coordinate: &C,
        moves: &[C::Position; M],
    ) -> Result<Self, CoordinateError>
    where
        C::Position: Copy + Mul<Output = C::Position>,
    {
        let count = coordinate.count();
        if u32::try_from(count).is_err() {
            return Err(CoordinateError::TooLarge { count });
        }
        let mut rows = vec![[0; M]; count];
        for index in 0..count {
            let position = coordinate.unrank(index);
            let back = coordinate.rank(&position);
            if back != index {
                return Err(CoordinateError::Law { index, back });
            }
            for m in 0..M {
                let found = coordinate.rank(&(position * moves[m]));
                if found >= count {
                    return Err(CoordinateError::Range { index, m, found, count });
                }
                rows[index][m] = found as u32;
            }
        }
        Ok(TransitionTable { rows })
    }
}
// ANCHOR_END: table

// ANCHOR: methods
impl<const M: usize> TransitionTable<M> {
    /// How many indices there are.
    pub fn count(&self) -> usize {
        self.rows.len()
    }

    /// How much memory the entries take.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.rows[..])
    }

    /// The index after move `m`.
    ///
    /// # Panics
    /// If there is no such index or move.
    pub fn next(&self, index: usize, m: usize) -> usize {
        self.rows[index][m] as usize
    }

    /// For each index, the indices after each move.
    pub fn rows(&self) -> &[[u32; M]] {
        &self.rows
    }

    /// The same table with every entry multiplied by `factor`, for an index that
    /// is the leading digit of a larger one.
    ///
    /// # Errors
    /// [`CoordinateError::TooLarge`] if an entry would not fit in 32 bits.
    ///
    /// # Complexity
    /// O(count · moves) time and memory.
    pub fn scaled(&self, factor: usize) -> Result<Self, CoordinateError> {
        let count = self.count().saturating_mul(factor);
        if u32::try_from(count).is_err() {
            return Err(CoordinateError::TooLarge { count });
        }
        let scale = |row: &[u32; M]| row.map(|next| next * factor as u32);
        Ok(TransitionTable { rows: self.rows.iter().map(scale).collect() })
    }
}
// ANCHOR_END: methods
