//! Limits and observers that stop a search.

use crate::SearchError;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

/// The progress of a search, reported to the observer before each round and every few
/// thousand positions.
///
/// # Examples
/// ```
/// use ida_star::{IdaStar, Progress, ZeroBound};
/// use puzzle::{Puzzle, sliding::Sliding};
/// use std::ops::ControlFlow;
///
/// let puzzle = Sliding::new(2, 3)?;
/// let mut limits = vec![];
/// let observer = |progress: &Progress| {
///     limits.push(progress.limit);
///     ControlFlow::Continue(())
/// };
/// IdaStar::new(&puzzle, &ZeroBound).search_observed(&puzzle.scramble("DRU")?, observer)?;
/// limits.dedup();
/// assert_eq!(limits, [0, 1, 2, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The limit of this round: no solution has fewer moves.
    pub limit: usize,
    /// How many positions were visited in all rounds, up to a few thousand fewer than the
    /// true number.
    pub nodes: u64,
}

/// Maximum number of moves of a solution: each move takes memory on the stack.
const MAX_MOVES: usize = 4000;

/// Counts the positions of all threads, and decides whether to stop.
pub(crate) struct SearchControl<F> {
    observer: Mutex<F>,
    max_nodes: u64,
    nodes: AtomicU64,
    limit: AtomicUsize,
    stop_requested: AtomicBool,
}

impl<F: FnMut(&Progress) -> ControlFlow<()>> SearchControl<F> {
    pub fn new(observer: F, max_nodes: u64) -> Self {
        let (nodes, limit) = (AtomicU64::new(0), AtomicUsize::new(0));
        let stop_requested = AtomicBool::new(false);
        SearchControl {
            observer: Mutex::new(observer),
            max_nodes,
            nodes,
            limit,
            stop_requested,
        }
    }

    /// Begins a round, unless its sequences would be too long for the stack.
    pub fn begin_round(&self, limit: usize) -> Result<(), SearchError> {
        if limit > MAX_MOVES {
            return Err(SearchError::TooLong { at_least: limit });
        }
        self.limit.store(limit, Relaxed);
        self.notify();
        self.check()
    }

    /// Adds positions to the count, and returns whether to stop.
    pub fn add_nodes(&self, nodes: u64) -> bool {
        self.nodes.fetch_add(nodes, Relaxed);
        self.notify();
        self.should_stop()
    }

    /// Whether the search must stop.
    pub fn should_stop(&self) -> bool {
        self.stop_requested.load(Relaxed) || self.nodes.load(Relaxed) > self.max_nodes
    }

    fn notify(&self) {
        // While another thread calls the observer, this one does not wait for it.
        if let Ok(mut observer) = self.observer.try_lock() {
            let (limit, nodes) = (self.limit.load(Relaxed), self.nodes.load(Relaxed));
            if observer(&Progress { limit, nodes }).is_break() {
                self.stop_requested.store(true, Relaxed);
            }
        }
    }

    /// The error if the search must stop.
    pub fn check(&self) -> Result<(), SearchError> {
        let (nodes, at_least) = (self.nodes.load(Relaxed), self.limit.load(Relaxed));
        if !self.should_stop() {
            Ok(())
        } else if self.stop_requested.load(Relaxed) {
            Err(SearchError::Stopped { nodes, at_least })
        } else {
            Err(SearchError::Limit { nodes, at_least })
        }
    }
}
