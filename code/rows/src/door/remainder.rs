//! A table with a bit or two for each position.
//!
//! ```
//! use rows::{Keep, With, in_rows};
//!
//! let choice = puzzle::catalog::find("pyraminx")?;
//! let rows = in_rows(&choice, None).expect("it lies in rows");
//! let with = With { cpu: cpu::Cpu::best(), threads: 1 };
//! let table = rows.table(Keep::TwoBits, with, &mut |_| ())?;
//! assert_eq!(table.distance(0), Some(0));
//! assert_eq!(table.farthest(), None); // remainders do not tell
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// ANCHOR: remainder
use super::Distances;
use crate::{Geometry, Modular, Walker};
use puzzle::Indexed;
use std::sync::Arc;

/// The remainder of the distance of every position of a puzzle.
pub(super) struct Remainder<G: Geometry, R: Modular<G::Word>> {
    pub(super) walker: Walker<G, R>,
    pub(super) puzzle: Arc<dyn Indexed>,
}

impl<G: Geometry + Send, R: Modular<G::Word> + Send> Distances for Remainder<G, R> {
    fn layers(&self) -> &[u64] {
        self.walker.layers()
    }

    fn distance(&self, rank: u64) -> Option<usize> {
        self.home(rank).map(|way| way.len())
    }

    fn home(&self, rank: u64) -> Option<Vec<usize>> {
        self.walker.home(&*self.puzzle, rank)
    }

    fn farthest(&self) -> Option<Vec<u64>> {
        None
    }
}
// ANCHOR_END: remainder
