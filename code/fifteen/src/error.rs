//! What can be wrong with a board, a table, or what a user asks for.

use ida_star::SearchError;
use pattern_database::SlabError;
use puzzle::PositionError;
use saved::{OpenError, SaveError};

/// Why there is no solution, or no table.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FifteenError {
    /// It is no board of the 15-puzzle, or cannot be solved.
    #[error(transparent)]
    Board(#[from] PositionError),
    /// The search has ended before it had found a solution.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// A table cannot be built: there is no memory for it.
    #[error(transparent)]
    Build(#[from] SlabError),
    /// There is no saved table, or it is not as it was saved.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A table cannot be saved.
    #[error(transparent)]
    Save(#[from] SaveError),
}
