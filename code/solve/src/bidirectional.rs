//! Bidirectional search, as a method of the solver.
//!
//! ```
//! use solve::{Instance, Limits, Method, Solver, SolverOptions};
//!
//! let instance = Instance::find("8-puzzle")?;
//! let options = SolverOptions { method: Some(Method::Bidirectional), ..SolverOptions::default() };
//! let mut solver = Solver::new(&instance, options, Limits::default())?;
//! let board = instance.puzzle().read_rank("1 2 3 4 5 6 0 7 8")?;
//! assert_eq!(solver.solve(board, &|_| {})?.moves.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::step::StopObserver;
use crate::{Event, Limits, Method, Solution, SolveError};
use graph_search::{Bidirectional, PathSearchError, Progress};
use ida_star::SearchError;
use puzzle::{Indexed, Puzzle};
use std::hash::Hash;

/// Maximum number of bytes for a visited position: its rank, its parent's rank and one byte, in a
/// hash map that is half empty; as much again while the map grows; and two ranks in the queue.
pub const BYTES_PER_VISIT: usize = 100;

/// How many positions a search may visit within these limits.
pub fn allowed_visits(limits: &Limits) -> usize {
    let most = limits.memory.map(|bytes| bytes / BYTES_PER_VISIT as u64);
    most.map_or(limits.visits, |most| limits.visits.min(most as usize))
}

/// Looks for a shortest solution by bidirectional search. Returns `None` if it would visit more
/// than `visits` positions, and `Some(None)` if no moves solve the position; an error if the
/// observer stops it.
///
/// The solution is a shortest one: each side finishes its layer before the other side is
/// expanded, so the first meeting is one of smallest distance.
pub fn search(
    puzzle: &dyn Indexed,
    rank: u64,
    visits: usize,
    observer: StopObserver,
) -> Result<Option<Option<Solution>>, SolveError> {
    let after = |&rank: &u64| puzzle.successors(rank).into_iter().flatten();
    let before = |&rank: &u64| puzzle.predecessors(rank).into_iter().flatten();
    let moves = |path: &[u64]| moves_on_path(puzzle, path);
    let ends = [rank, puzzle.solved_rank()];
    search_between(ends, visits, after, before, moves, observer)
}

/// As [`search`], for a position that has no rank.
pub fn search_positions<P: Puzzle>(
    puzzle: &P,
    position: &P::Position,
    visits: usize,
    observer: StopObserver,
) -> Result<Option<Option<Solution>>, SolveError> {
    let after = |at: &P::Position| -> Vec<_> {
        (0..puzzle.moves()).filter_map(|m| puzzle.apply(at, m)).collect()
    };
    let before = |at: &P::Position| -> Vec<_> {
        (0..puzzle.moves()).filter_map(|m| puzzle.undo(at, m)).collect()
    };
    let step = |pair: &[P::Position]| {
        let is_step = |&m: &usize| puzzle.apply(&pair[0], m).as_ref() == Some(&pair[1]);
        (0..puzzle.moves()).find(is_step)
    };
    let moves = |path: &[P::Position]| path.windows(2).filter_map(step).collect();
    let ends = [position.clone(), puzzle.solved()];
    search_between(ends, visits, after, before, moves, observer)
}

fn search_between<S: Clone + Eq + Hash, I: IntoIterator<Item = S>>(
    [start, goal]: [S; 2],
    visits: usize,
    after: impl FnMut(&S) -> I,
    before: impl FnMut(&S) -> I,
    moves: impl FnOnce(&[S]) -> Vec<usize>,
    observer: StopObserver,
) -> Result<Option<Option<Solution>>, SolveError> {
    if visits < 2 && start != goal {
        return Ok(None);
    }
    let report = |Progress { visited, at_least }| {
        let (nodes, limit) = (visited as u64, at_least);
        observer(Event::SearchProgress(ida_star::Progress { limit, nodes }))
    };
    let search = Bidirectional { limit: visits };
    let outcome = match search.search_observed(start, goal, after, before, report) {
        Ok(outcome) => outcome,
        Err(PathSearchError::Stopped { visited, at_least }) => {
            let nodes = visited as u64;
            return Err(SearchError::Stopped { nodes, at_least }.into());
        }
        Err(_) => return Ok(None),
    };
    let (nodes, bytes) = (outcome.counts.visited as u64, outcome.counts.bytes as u64);
    Ok(Some(outcome.path.map(|path| {
        Solution::by_search(Method::Bidirectional, moves(&path), nodes, bytes)
    })))
}

/// The moves from each position of a path to the next.
pub fn moves_on_path(puzzle: &dyn Indexed, path: &[u64]) -> Vec<usize> {
    let step = |pair: &[u64]| {
        let mut next = puzzle.successors(pair[0]).into_iter();
        next.position(|next| next == Some(pair[1]))
    };
    path.windows(2).filter_map(step).collect()
}
