//! IDA* with a lower bound: what the method of the solver calls.
//!
//! ```
//! use definition::{DefinedPuzzle, Definition};
//! use puzzle::Puzzle;
//! use solve::{Limits, PositionSolver};
//!
//! let text = "a = (1,2,3,4,5)\nb = (4,5,6,7)\n";
//! let cards = DefinedPuzzle::new(Definition::read("cards.gens", text.as_bytes())?)?;
//! let position = cards.scramble("a b2 a2 b a'")?;
//! let limits = Limits { visits: 0, ..Limits::default() }; // no bidirectional search
//! let mut solver = PositionSolver::new(cards, None, limits)?;
//! let solution = solver.solve(&position, &|_| {})?.expect("moves lead there");
//! assert_eq!((solution.moves.len(), solution.computation.engine), (5, "ida-star"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::step::StopObserver;
use crate::{Event, Method, Solution, SolveError};
use definition::{DefinedPuzzle, Transformation};
use fifteen::{IncrementalBound, PartitionTables};
use ida_star::{Automaton, IdaStar, IdaStarOutcome, Progress, Space};
use lower_bound::LowerBound;
use pattern_database::pieces::PieceBound;
use permutation_group::Permutation;
use puzzle::ByteArray;
use puzzle::sliding::Sliding;
use std::collections::HashSet;
use std::ops::ControlFlow;

/// IDA* with a lower bound. `nodes` is the maximum number of positions.
pub trait BoundedSearch<P> {
    /// A shortest solution of a position, or `None` if no moves solve it.
    fn first(
        &self,
        position: &P,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Option<Solution>, SolveError>;

    /// All shortest solutions of a position.
    fn all(
        &self,
        position: &P,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError>;
}

/// IDA* for the 15-puzzle and the 24-puzzle.
impl BoundedSearch<ByteArray> for PartitionTables {
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

impl<B: LowerBound<ByteArray> + Sync> BoundedSearch<ByteArray> for BoardSearch<B> {
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

/// IDA* for the positions of a puzzle that somebody defined, as the values of coordinates.
pub(crate) struct PieceSearch<const N: usize> {
    puzzle: DefinedPuzzle,
    bound: PieceBound<N>,
    /// Rejects redundant sequences.
    automaton: Automaton,
    /// Rejects two moves that do nothing or what one move does: no shortest solution has them.
    shortening: Automaton,
}

/// The largest number of moves for which redundant sequences are looked for.
const MAX_COMPARED_MOVES: usize = 100;

impl<const N: usize> Space for PieceSearch<N> {
    type Position = [u32; N];

    fn goal(&self) -> [u32; N] {
        [0; N]
    }

    fn move_count(&self) -> usize {
        self.bound.coordinates().moves()
    }

    fn next(&self, values: &[u32; N], m: usize) -> Option<[u32; N]> {
        Some(self.bound.coordinates().next(values, m))
    }
}

impl<const N: usize> PieceSearch<N> {
    pub(crate) fn new(puzzle: DefinedPuzzle, bound: PieceBound<N>) -> Self {
        let moves = bound.coordinates().moves();
        let automaton = Automaton::accept_all(moves);
        let shortening = automaton.clone();
        let mut search = PieceSearch { puzzle, bound, automaton, shortening };
        if moves <= MAX_COMPARED_MOVES {
            search.automaton = Automaton::find(&search, &[search.goal()], 2);
            let after =
                |values: &[u32; N], m| search.bound.coordinates().next(values, m);
            let goal = search.goal();
            let mut near: HashSet<_> = (0..moves).map(|m| after(&goal, m)).collect();
            near.insert(goal);
            let pairs = (0..moves).flat_map(|a| (0..moves).map(move |b| vec![a, b]));
            let is_short = |pair: &Vec<usize>| {
                near.contains(&after(&after(&goal, pair[0]), pair[1]))
            };
            let pairs: Vec<_> = pairs.filter(is_short).collect();
            search.shortening = Automaton::new(moves, &pairs);
        }
        search
    }

    fn search(
        &self,
        position: &Permutation,
        automaton: &Automaton,
        solutions: usize,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<IdaStarOutcome, SolveError> {
        let Transformation { pm, ori } = self.puzzle.transformation(position);
        let values = self.bound.coordinates().values(&pm, &ori);
        let search = IdaStar::new(self, &self.bound).canonical(automaton);
        let search = search.max_nodes(nodes).max_solutions(solutions);
        let report = |progress: &Progress| report_progress(observer, progress);
        Ok(search.search_observed(&values, report)?)
    }
}

impl<const N: usize> BoundedSearch<Permutation> for PieceSearch<N> {
    fn first(
        &self,
        position: &Permutation,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Option<Solution>, SolveError> {
        let outcome = self.search(position, &self.automaton, 1, nodes, observer)?;
        let bytes = self.bound.bytes() as u64;
        Ok(outcome.solution().map(|moves| {
            let moves = moves.to_vec();
            Solution::by_search(Method::IdaStar, moves, outcome.nodes(), bytes)
        }))
    }

    fn all(
        &self,
        position: &Permutation,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError> {
        let all = usize::MAX;
        let outcome = self.search(position, &self.shortening, all, nodes, observer)?;
        Ok(outcome.solutions)
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
