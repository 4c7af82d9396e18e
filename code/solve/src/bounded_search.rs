//! IDA* with a lower bound: what the method of the solver calls.

use crate::step::StopObserver;
use crate::{Event, Method, Solution, SolveError};
use fifteen::{IncrementalBound, PartitionTables};
use ida_star::{Automaton, IdaStar, Progress};
use lower_bound::LowerBound;
use puzzle::ByteArray;
use puzzle::sliding::Sliding;
use std::ops::ControlFlow;

/// IDA* with a lower bound. `nodes` is the maximum number of positions.
pub(crate) trait BoundedSearch {
    /// A shortest solution of a board, or `None` if no moves solve it.
    fn first(
        &self,
        board: &ByteArray,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Option<Solution>, SolveError>;

    /// All shortest solutions of a board.
    fn all(
        &self,
        board: &ByteArray,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError>;
}

/// IDA* for the 15-puzzle and the 24-puzzle.
impl BoundedSearch for PartitionTables {
    fn first(
        &self,
        board: &ByteArray,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Option<Solution>, SolveError> {
        let found =
            self.search(board, nodes, |progress| report_progress(observer, progress))?;
        let (nodes, bytes) = (found.nodes(), self.partition().bytes());
        Ok(Some(Solution::by_search(Method::IdaStar, found.solution, nodes, bytes)))
    }

    fn all(
        &self,
        board: &ByteArray,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError> {
        let bound = RecomputedBound(self.bound_of::<6>());
        search_all(&self.partition().puzzle(), &bound, board, nodes, observer)
    }
}

/// An incremental lower bound that is recomputed for each board.
struct RecomputedBound<C>(C);

impl<C: IncrementalBound> LowerBound<ByteArray> for RecomputedBound<C> {
    fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
        Some(self.0.bound(&self.0.initial(board)))
    }
}

/// IDA* for a board, with a lower bound that takes `bytes` bytes.
pub(crate) struct BoardSearch<B> {
    pub(crate) puzzle: Sliding,
    pub(crate) bound: B,
    pub(crate) automaton: Automaton,
    pub(crate) bytes: usize,
}

impl<B: LowerBound<ByteArray> + Sync> BoundedSearch for BoardSearch<B> {
    fn first(
        &self,
        board: &ByteArray,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Option<Solution>, SolveError> {
        let search = IdaStar::new(&self.puzzle, &self.bound);
        let search = search.canonical(&self.automaton).max_nodes(nodes);
        let outcome = search
            .search_observed(board, |progress| report_progress(observer, progress))?;
        let moves = outcome.solution().map(<[usize]>::to_vec);
        Ok(moves.map(|moves| {
            let bytes = (self.bytes + size_of_val(board) * moves.len()) as u64;
            Solution::by_search(Method::IdaStar, moves, outcome.nodes(), bytes)
        }))
    }

    fn all(
        &self,
        board: &ByteArray,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError> {
        search_all(&self.puzzle, &self.bound, board, nodes, observer)
    }
}

/// IDA* for all shortest solutions of a board. It leaves out only sequences in which a move
/// undoes the one before: those that are redundant for one solution are solutions of their own.
fn search_all(
    puzzle: &Sliding,
    bound: &(impl LowerBound<ByteArray> + Sync),
    board: &ByteArray,
    nodes: u64,
    observer: StopObserver,
) -> Result<Vec<Vec<usize>>, SolveError> {
    let automaton = undo_automaton();
    let search = IdaStar::new(puzzle, bound).canonical(&automaton);
    let search = search.max_nodes(nodes).max_solutions(usize::MAX);
    let outcome = search
        .search_observed(board, |progress| report_progress(observer, progress))?;
    Ok(outcome.solutions)
}

/// The automaton that rejects a move that undoes the one before.
pub(crate) fn undo_automaton() -> Automaton {
    Automaton::new(4, &[[0, 1], [1, 0], [2, 3], [3, 2]].map(Vec::from))
}

fn report_progress(observer: StopObserver, progress: &Progress) -> ControlFlow<()> {
    observer(Event::SearchProgress(*progress))
}
