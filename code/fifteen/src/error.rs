//! The errors of the 15-puzzle's solver.

use ida_star::SearchError;
use pattern_database::SlabError;
use puzzle::PositionError;
use saved::{OpenError, SaveError};

/// Errors in finding a solution, or in computing, saving or opening a table.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FifteenError {
    /// The board is no board of the 15-puzzle, or cannot be solved.
    #[error(transparent)]
    Board(#[from] PositionError),
    /// The search ended before it found a solution.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// A table cannot be computed: there is not enough memory.
    #[error(transparent)]
    Build(#[from] SlabError),
    /// There is no saved table, or it is damaged.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A table cannot be saved.
    #[error(transparent)]
    Save(#[from] SaveError),
}
