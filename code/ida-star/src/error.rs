//! Why a search ends without an answer.

/// Why a search ended without an answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SearchError {
    /// It would have had to look at more positions than it may.
    #[error(
        "after {nodes} positions no solution was found; it has {at_least} moves or more"
    )]
    Limit {
        /// How many it has looked at.
        nodes: u64,
        /// No solution has fewer moves.
        at_least: usize,
    },
    /// The observer has said so.
    #[error("stopped after {nodes} positions; a solution has {at_least} moves or more")]
    Stopped {
        /// How many it has looked at.
        nodes: u64,
        /// No solution has fewer moves.
        at_least: usize,
    },
    /// A solution would have more moves than are looked for: they go on the stack.
    #[error("a solution has {at_least} moves or more, and at most 4000 are looked for")]
    TooLong {
        /// No solution has fewer moves.
        at_least: usize,
    },
}
