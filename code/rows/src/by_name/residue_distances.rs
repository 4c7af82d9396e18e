//! A table with a bit or two for each position.
//!
//! ```
//! use rows::{Keep, SearchOptions, find};
//!
//! let choice = puzzle::catalog::find("pyraminx")?;
//! let rows = find(&choice, None).expect("it lies in rows");
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! let table = rows.table(Keep::TwoBits, options, &mut |_| ())?;
//! assert_eq!(table.distance(0), Some(0));
//! assert_eq!(table.farthest(), None); // not known from residues
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::in_rows::Distances;
use crate::{ResidueTable, Word};
use puzzle::Indexed;
use std::sync::Arc;

/// A puzzle with the distance of each position modulo 3 or 4.
pub(super) struct ResidueDistances<W> {
    pub(super) table: ResidueTable<W>,
    pub(super) puzzle: Arc<dyn Indexed>,
}

impl<W: Word> Distances for ResidueDistances<W> {
    fn layers(&self) -> &[u64] {
        self.table.layers()
    }

    fn distance(&self, rank: u64) -> Option<usize> {
        self.solution(rank).map(|moves| moves.len())
    }

    fn solution(&self, rank: u64) -> Option<Vec<usize>> {
        self.table.solution(&*self.puzzle, rank)
    }

    fn farthest(&self) -> Option<Vec<u64>> {
        None
    }
}
