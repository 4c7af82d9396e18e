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
    /// The observer stopped the writing of a table.
    #[error("stopped before a table was saved")]
    Stopped,
    /// A table cannot be saved.
    #[error(transparent)]
    Save(#[from] SaveError),
}

impl FifteenError {
    /// Whether an observer stopped the search or the computation.
    pub fn is_stop(&self) -> bool {
        use pattern_database::DatabaseError::Stopped;

        matches!(
            self,
            FifteenError::Stopped
                | FifteenError::Search(SearchError::Stopped { .. })
                | FifteenError::Build(SlabError::Database(Stopped { .. }))
        )
    }
}
