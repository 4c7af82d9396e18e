//! A table with a byte for each position.
//!
//! ```
//! use rows::{Keep, SearchOptions, find};
//!
//! let choice = puzzle::catalog::find("pyraminx")?;
//! let rows = find(&choice, None).expect("it lies in rows");
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! let table = rows.table(Keep::Byte, options, &mut |_| ())?;
//! assert_eq!(table.distance(0), Some(0));
//! assert_eq!(table.farthest().map(|farthest| farthest.len()), Some(32));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::in_rows::Distances;
use crate::{Bytes, Geometry, Location, Outcome, Record, RowFormat, Word};
use puzzle::Indexed;
use std::sync::Arc;

/// A puzzle with the distance of each position.
pub(super) struct ByteDistances<W> {
    pub(super) geometry: Box<dyn Geometry<Word = W>>,
    pub(super) puzzle: Arc<dyn Indexed>,
    pub(super) record: Bytes,
    pub(super) outcome: Outcome,
}

impl<W: Word> ByteDistances<W> {
    fn cells_per_row(&self) -> usize {
        self.record.cells(RowFormat::of(&*self.geometry))
    }
}

impl<W: Word> Distances for ByteDistances<W> {
    fn layers(&self) -> &[u64] {
        &self.outcome.layers
    }

    fn distance(&self, rank: u64) -> Option<usize> {
        let Location { color, row, column } = self.geometry.locate(rank);
        let distance = self.outcome.cells[color][row * self.cells_per_row() + column];
        (distance != u8::MAX).then_some(distance.into())
    }

    fn solution(&self, mut rank: u64) -> Option<Vec<usize>> {
        let mut solution = Vec::new();
        for nearer in (0..self.distance(rank)?).rev() {
            let neighbors = self.puzzle.successors(rank).into_iter().enumerate();
            let mut moves = neighbors.filter_map(|(m, next)| Some((m, next?)));
            let (m, next) =
                moves.find(|&(_, next)| self.distance(next) == Some(nearer))?;
            solution.push(m);
            rank = next;
        }
        Some(solution)
    }

    fn farthest(&self) -> Option<Vec<u64>> {
        let (depth, cells_per_row) =
            (self.outcome.layers.len() - 1, self.cells_per_row());
        let colors = self.outcome.cells.iter().enumerate();
        let cells = colors.flat_map(|(color, cells)| {
            cells
                .iter()
                .enumerate()
                .map(move |(cell, &distance)| (color, cell, distance))
        });
        let farthest = cells.filter(|&(.., distance)| usize::from(distance) == depth);
        let ranks = |(color, cell, _)| {
            let (row, column) = (cell / cells_per_row, cell % cells_per_row);
            self.geometry.ranks(Location { color, row, column })
        };
        let mut ranks: Vec<u64> = farthest.flat_map(ranks).collect();
        ranks.sort_unstable();
        ranks.dedup();
        Some(ranks)
    }
}
