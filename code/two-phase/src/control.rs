//! Limits of a search, and its observer.

use crate::Solution;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

/// What a search reports to its observer.
///
/// # Examples
/// ```
/// use puzzle::rubik::{Cube, parse};
/// use two_phase::{End, Progress, TwoPhase};
///
/// let cube: Cube = parse("F R U")?.into_iter().map(Cube::from_turn).product();
/// let mut found = vec![];
/// let outcome = TwoPhase::with_radius(4)?.search().max_length(5).stop_at(0).solve_observed(
///     &cube,
///     |progress| {
///         if let Progress::Solution(solution) = progress {
///             found.push(solution.to_string());
///         }
///     },
/// );
/// assert_eq!(found.last().map(String::as_str), Some("U' R' F'"));
/// assert_eq!(outcome.end, End::Exhausted); // no solution is shorter
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub enum Progress<'a> {
    /// A solution that is shorter than all before it.
    Solution(&'a Solution),
    /// Every few thousand nodes: how many there were.
    Nodes(u64),
}

/// Why a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// It found a solution as short as it was asked for.
    Found,
    /// There is no solution that is shorter than the one it found, or, if it found none, none
    /// within its maximal length.
    Exhausted,
    /// It visited as many nodes as it was allowed to.
    NodeLimit,
    /// The observer stopped it.
    Stopped,
}

/// What the threads of a search share: the best solution, the nodes, and whether to stop.
pub(crate) struct Control<F> {
    /// Solutions of more turns are of no use any more.
    longest: AtomicUsize,
    stop_at: usize,
    max_nodes: u64,
    nodes: AtomicU64,
    stop: AtomicBool,
    found: Mutex<Found<F>>,
}

struct Found<F> {
    observer: F,
    best: Option<Solution>,
    end: Option<End>,
}

impl<F: FnMut(Progress) -> ControlFlow<()>> Control<F> {
    pub fn new(max_length: usize, stop_at: usize, max_nodes: u64, observer: F) -> Self {
        Control {
            longest: AtomicUsize::new(max_length),
            stop_at,
            max_nodes,
            nodes: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            found: Mutex::new(Found { observer, best: None, end: None }),
        }
    }

    /// The longest solution that is still of use, or `None` if the search must stop.
    pub fn longest(&self) -> Option<usize> {
        (!self.stop.load(Relaxed)).then(|| self.longest.load(Relaxed))
    }

    /// Adds nodes to the count.
    pub fn add_nodes(&self, nodes: u64) {
        let nodes = self.nodes.fetch_add(nodes, Relaxed) + nodes;
        self.change(|found| match (found.observer)(Progress::Nodes(nodes)) {
            ControlFlow::Break(()) => Some(End::Stopped),
            ControlFlow::Continue(()) if nodes >= self.max_nodes => {
                Some(End::NodeLimit)
            }
            ControlFlow::Continue(()) => None,
        });
    }

    /// Adds a solution, if it is shorter than the one before.
    pub fn add_solution(&self, solution: Solution) {
        self.change(|found| {
            if found.best.as_ref().is_some_and(|best| best.len() <= solution.len()) {
                return None;
            }
            let length = solution.len();
            let reply = (found.observer)(Progress::Solution(&solution));
            found.best = Some(solution);
            self.longest.store(length.saturating_sub(1), Relaxed);
            match reply {
                _ if length <= self.stop_at => Some(End::Found),
                ControlFlow::Break(()) => Some(End::Stopped),
                // No solution is shorter than no turns.
                ControlFlow::Continue(()) => (length == 0).then_some(End::Exhausted),
            }
        });
    }

    /// Changes what was found, and stops the search if the change says why.
    fn change(&self, change: impl FnOnce(&mut Found<F>) -> Option<End>) {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if found.end.is_none() {
            found.end = change(&mut found);
            self.stop.store(found.end.is_some(), Relaxed);
        }
    }

    /// The best solution, why the search ended, and the nodes.
    pub fn into_outcome(self) -> (Option<Solution>, End, u64) {
        let found = self.found.into_inner().unwrap_or_else(PoisonError::into_inner);
        (found.best, found.end.unwrap_or(End::Exhausted), self.nodes.into_inner())
    }
}
