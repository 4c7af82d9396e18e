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

use crate::piece_bounds::PiecePuzzle;
use crate::step::StopObserver;
use crate::{Event, Method, Solution, SolveError};
use definition::{Sets, Transformation};
use fifteen::{IncrementalBound, PartitionTables};
use ida_star::{Automaton, IdaStar, IdaStarOutcome, Progress, Space};
use lower_bound::LowerBound;
use pattern_database::pieces::PieceBound;
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
pub(crate) struct PieceSearch<P, const N: usize> {
    puzzle: P,
    bound: PieceBound<N>,
    /// Rejects redundant sequences.
    automaton: Automaton,
    /// Rejects two moves that do nothing or what one move does: no shortest solution has them.
    shortening: Automaton,
    threads: usize,
}

/// The largest number of moves for which redundant sequences are looked for.
const MAX_COMPARED_MOVES: usize = 100;

impl<P, const N: usize> Space for PieceSearch<P, N> {
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

/// What moves do to the slots, whatever lies in them: what is redundant there is so everywhere.
struct SlotSpace<'a> {
    sets: &'a Sets,
    moves: Vec<Transformation>,
}

impl Space for SlotSpace<'_> {
    type Position = (Vec<u16>, Vec<u16>);

    fn goal(&self) -> Self::Position {
        let Transformation { pm, ori } = self.sets.identity();
        (pm, ori)
    }

    fn move_count(&self) -> usize {
        self.moves.len()
    }

    fn next(&self, (pm, ori): &Self::Position, m: usize) -> Option<Self::Position> {
        let at = Transformation { pm: pm.clone(), ori: ori.clone() };
        let Transformation { pm, ori } = self.sets.product(&at, &self.moves[m]);
        Some((pm, ori))
    }
}

impl SlotSpace<'_> {
    /// The pairs of moves that do nothing, or what one move does.
    fn short_pairs(&self) -> Vec<Vec<usize>> {
        let (moves, goal) = (self.moves.len(), self.goal());
        let single: Vec<_> = (0..moves).filter_map(|m| self.next(&goal, m)).collect();
        let near: HashSet<_> = single.iter().chain([&goal]).collect();
        let pairs = (0..moves).flat_map(|a| (0..moves).map(move |b| vec![a, b]));
        let is_short = |pair: &Vec<usize>| {
            self.next(&single[pair[0]], pair[1]).is_some_and(|at| near.contains(&at))
        };
        pairs.filter(is_short).collect()
    }
}

impl<P: PiecePuzzle, const N: usize> PieceSearch<P, N> {
    pub(crate) fn new(puzzle: P, bound: PieceBound<N>, threads: usize) -> Self {
        let (definition, moves) = (puzzle.of_definition(), bound.coordinates().moves());
        let (mut automaton, mut shortening) =
            (Automaton::accept_all(moves), Automaton::accept_all(moves));
        if moves <= MAX_COMPARED_MOVES
            && let Ok(powers) = definition.powers()
        {
            let moves = powers.into_iter().map(|power| power.0).collect();
            let space = SlotSpace { sets: definition.sets(), moves };
            automaton = Automaton::find(&space, &[space.goal()], 2);
            shortening = Automaton::new(space.move_count(), &space.short_pairs());
        }
        PieceSearch { puzzle, bound, automaton, shortening, threads }
    }

    fn search(
        &self,
        position: &P::Position,
        automaton: &Automaton,
        solutions: usize,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<IdaStarOutcome, SolveError> {
        let Transformation { pm, ori } = self.puzzle.pieces(position);
        let values = self.bound.coordinates().values(&pm, &ori);
        let search = IdaStar::new(self, &self.bound).canonical(automaton);
        let search = search.max_nodes(nodes).max_solutions(solutions);
        let search = search.threads(self.threads);
        let report = |progress: &Progress| report_progress(observer, progress);
        Ok(search.search_observed(&values, report)?)
    }
}

impl<P: PiecePuzzle, const N: usize> BoundedSearch<P::Position> for PieceSearch<P, N> {
    fn first(
        &self,
        position: &P::Position,
        nodes: u64,
        observer: StopObserver,
    ) -> Result<Option<Solution>, SolveError> {
        let outcome = self.search(position, &self.automaton, 1, nodes, observer)?;
        let bytes = self.bound.bytes() as u64;
        Ok(outcome.solution().map(|moves| {
            let (moves, nodes) = (moves.to_vec(), outcome.nodes());
            let mut solution =
                Solution::by_search(Method::IdaStar, moves, nodes, bytes);
            solution.computation.threads = self.threads;
            solution
        }))
    }

    fn all(
        &self,
        position: &P::Position,
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
