//! The labels of a table, in memory of its own or in a file that is mapped.
//!
//! ```
//! use puzzle::sliding::Sliding;
//! use table::CompleteTable;
//!
//! let own = table::distances_to_solved(&Sliding::new(2, 2)?, |_| {})?;
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("2x2.gods");
//! own.save(&path, "sliding-2x2", None)?;
//! let mapped = CompleteTable::open(&path, "sliding-2x2", None, 12)?;
//! assert_eq!(own.distances(), mapped.distances());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use saved::SavedTable;
use std::ops::Deref;
use std::sync::Arc;

/// One byte for each position.
#[derive(Debug, Clone)]
pub(crate) enum Labels {
    /// Labels that were computed.
    Owned(Vec<u8>),
    /// Labels that were opened: the first bytes of a saved table, one for each entry.
    Saved(Arc<SavedTable>),
}

impl From<Vec<u8>> for Labels {
    fn from(labels: Vec<u8>) -> Self {
        Labels::Owned(labels)
    }
}

impl Deref for Labels {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Labels::Owned(labels) => labels,
            Labels::Saved(table) => &table.body()[..table.label().entries() as usize],
        }
    }
}

impl PartialEq for Labels {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Labels {}
