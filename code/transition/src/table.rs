//! A move as a look-up.

use crate::{Coordinate, CoordinateError};
use std::ops::Mul;

/// For each index of a coordinate and each of `M` moves, the index after the move.
///
/// The number of moves is part of the type, so a loop over a row has a length that
/// the compiler knows, and unrolls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransitionTable<const M: usize> {
    entries: Vec<[u32; M]>,
}

impl<const M: usize> TransitionTable<M> {
    /// Builds the table: every index is unranked once, every move applied to it,
    /// and the result ranked.
    ///
    /// The coordinate's first law is checked on the way. Its second, that a move's
    /// effect on the rank depends on the rank alone, is not: for that one would
    /// have to look at every position, and not at one for each rank.
    ///
    /// # Errors
    /// [`CoordinateError`] if the coordinate breaks its law, a move leads out of
    /// its range, or the indices do not fit in 32 bits.
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
            let back = coordinate.rank(&position);
            if back != index {
                return Err(CoordinateError::RoundTrip { index, back });
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
    /// How many indices there are.
    pub fn count(&self) -> usize {
        self.entries.len()
    }

    /// How much memory the entries take.
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

    /// For each index, the indices after each move.
    pub fn entries(&self) -> &[[u32; M]] {
        &self.entries
    }
}
