//! The errors of a search.

/// Reasons for which a search ends without a result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SearchError {
    /// The search would expand more positions than its limit.
    #[error(
        "after {nodes} positions no solution was found; it has {at_least} moves or more"
    )]
    Limit {
        /// How many positions were expanded.
        nodes: u64,
        /// No solution has fewer moves.
        at_least: usize,
    },
    /// The observer stopped the search.
    #[error("stopped after {nodes} positions; a solution has {at_least} moves or more")]
    Stopped {
        /// How many positions were expanded.
        nodes: u64,
        /// No solution has fewer moves.
        at_least: usize,
    },
    /// Solutions have more moves than the search supports, which uses the stack for each move.
    #[error("a solution has {at_least} moves or more, and at most 4000 are looked for")]
    TooLong {
        /// No solution has fewer moves.
        at_least: usize,
    },
}
