//! The complete table of a coordinate that many positions share.

use crate::LowerBound;
use std::ops::Mul;
use table::{CompleteTable, HoistedGraph, TableError};
use transition::{Coordinate, CoordinateError, check_round_trip};

/// A pruning table: for each index of a coordinate, a lower bound of its positions.
#[derive(Debug, Clone)]
pub struct PruningTable<C> {
    coordinate: C,
    table: CompleteTable,
}

/// Errors in computing a pruning table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PruningError {
    /// The coordinate breaks its first law.
    #[error(transparent)]
    Coordinate(#[from] CoordinateError),
    /// The scan of the coordinate failed.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl<C: Coordinate> PruningTable<C>
where
    C::Position: Copy + Mul<Output = C::Position>,
{
    /// Scans the coordinate from the goal's index, along the *inverses* of the
    /// moves: its distances are then distances to the goal.
    ///
    /// The coordinate's first law is checked. The second law is not, since that takes
    /// all positions: [`is_well_defined`](crate::is_well_defined) checks it where there
    /// are not too many. If the second law does not hold, the bounds may be too large.
    ///
    /// # Errors
    /// [`PruningError`] if the coordinate breaks its first law, the goal has no
    /// index, or [`CompleteTable`] cannot hold the distances.
    ///
    /// # Panics
    /// If a rank is not below the coordinate's count.
    ///
    /// # Complexity
    /// O(count · (layers + moves)) time, with a product and a rank for each index
    /// and move; a byte for each index.
    ///
    /// # Examples
    /// ```
    /// use pruning::{LowerBound, SlotSet, PruningTable};
    /// use puzzle::pocket_cube::{Face, PocketCube};
    ///
    /// let back = Face::ALL.map(|face| face.turn().inverse());
    /// let table = PruningTable::new(SlotSet, &PocketCube::SOLVED, &back)?;
    /// assert_eq!(table.bytes(), 35);
    /// assert_eq!(table.lower_bound(&back[0]), Some(1)); // U undoes U'
    /// # Ok::<(), pruning::PruningError>(())
    /// ```
    // ANCHOR: new
    pub fn new(
        coordinate: C,
        goal: &C::Position,
        back: &[C::Position],
    ) -> Result<Self, PruningError> {
        check_round_trip(&coordinate)?;
        let graph = HoistedGraph { coordinate: &coordinate, moves: back };
        let table = CompleteTable::new(&graph, coordinate.rank(goal), |_| {})?;
        Ok(PruningTable { coordinate, table })
    }
    // ANCHOR_END: new
}

impl<C> PruningTable<C> {
    /// The distances by index, and the layers.
    pub fn table(&self) -> &CompleteTable {
        &self.table
    }

    /// How much memory the distances take: a byte each.
    pub fn bytes(&self) -> usize {
        self.table.distances().len()
    }
}

impl<C: Coordinate> LowerBound<C::Position> for PruningTable<C> {
    fn lower_bound(&self, position: &C::Position) -> Option<u8> {
        self.table.distance(self.coordinate.rank(position))
    }
}
