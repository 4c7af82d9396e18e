//! Transition tables: a move as a look-up.

use crate::{Coordinate, CoordinateError};
use std::ops::Mul;

/// A transition table: for each index of a coordinate and each of `M` moves, the index
/// after the move.
///
/// The number of moves is part of the type, so the compiler knows the length of a loop over
/// the moves, and unrolls it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransitionTable<const M: usize> {
    entries: Vec<[u32; M]>,
}

impl<const M: usize> TransitionTable<M> {
    /// Builds the table: every index is unranked once, every move applied to it,
    /// and the result ranked.
    ///
    /// The coordinate's first law is checked. The second law, that the rank after a move
    /// depends only on the rank before it, is not checked: that would need all positions,
    /// not one for each rank.
    ///
    /// # Errors
    /// [`CoordinateError`] if the coordinate breaks its first law, a rank after a move is
    /// out of range, or the indices do not fit in 32 bits.
    ///
    /// # Complexity
    /// O(count · moves) products and ranks; 4 bytes for each index and move.
    ///
    /// # Examples
    /// ```
    /// use puzzle::pocket_cube::Face;
    /// use transition::{CornerOrientation, TransitionTable};
    ///
    /// let turns = Face::ALL.map(Face::turn);
    /// let table = TransitionTable::new(&CornerOrientation, &turns)?;
    /// assert_eq!((table.count(), table.bytes()), (729, 729 * 3 * 4));
    /// assert_eq!(table.next(0, 0), 0); // U twists no corner
    /// # Ok::<(), transition::CoordinateError>(())
    /// ```
    pub fn new<C: Coordinate>(
        coordinate: &C,
        moves: &[C::Position; M],
    ) -> Result<Self, CoordinateError>
    where
        C::Position: Copy + Mul<Output = C::Position>,
    {
        // ANCHOR: table
        let count = coordinate.count();
        if u32::try_from(count).is_err() {
            return Err(CoordinateError::TooLarge { count });
        }
        let mut entries = vec![[0; M]; count];
        for index in 0..count {
            let position = coordinate.unrank(index);
            let rank = coordinate.rank(&position);
            if rank != index {
                return Err(CoordinateError::RoundTrip { index, rank });
            }
            for m in 0..M {
                let found = coordinate.rank(&(position * moves[m]));
                if found >= count {
                    return Err(CoordinateError::Range { index, m, found, count });
                }
                entries[index][m] = found as u32;
            }
        }
        Ok(TransitionTable { entries })
        // ANCHOR_END: table
    }
}

impl<const M: usize> TransitionTable<M> {
    /// The number of indices.
    pub fn count(&self) -> usize {
        self.entries.len()
    }

    /// The memory of the entries, in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.entries[..])
    }

    /// The index after move `m`.
    ///
    /// # Panics
    /// If there is no such index or move.
    pub fn next(&self, index: usize, m: usize) -> usize {
        self.entries[index][m] as usize
    }

    /// The entries: for each index, the indices after each move.
    pub fn entries(&self) -> &[[u32; M]] {
        &self.entries
    }
}
