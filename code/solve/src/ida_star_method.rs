//! IDA* with the best known lower bound: a method of the solver, and the solver of positions that
//! have no ranks.

use crate::bounded_search::BoundedSearch;
use crate::piece_bounds::PiecePuzzle;
use crate::step::StopObserver;
use crate::{
    BYTES_PER_VISIT, Event, EventObserver, Instance, Limits, SearchBound, Solution,
    SolveError, SolveStep, bidirectional,
};
use ida_star::SearchError;
use puzzle::sliding::{self, Sliding};
use puzzle::{Puzzle, Reply};
use std::path::{Path, PathBuf};

/// A puzzle with lower bounds for IDA*.
pub trait BoundedPuzzle: Puzzle {
    /// How many positions a bidirectional search visits before a position without a rank is
    /// solved by IDA*.
    const VISITS: usize;

    /// How many positions IDA* visits with a lower bound before the next one is computed.
    const NODES: u64;

    /// The lower bounds, used one after another: each but the last for a limited search. None, if
    /// none is known for so many pieces.
    ///
    /// # Errors
    /// [`SolveError::NoLowerBound`] if there is none at all, and [`SolveError::Memory`] if none
    /// fits.
    fn bounds(
        &self,
        folder: Option<&Path>,
        limits: &Limits,
    ) -> Result<Vec<SearchBound>, SolveError>;

    /// What needs the memory of a lower bound, for an error.
    fn need(&self, bound: SearchBound) -> String;

    /// The lower bound to use instead of one that cannot be computed.
    fn smaller(
        &self,
        _bound: SearchBound,
        _folder: Option<&Path>,
    ) -> Option<SearchBound> {
        None
    }

    /// Computes a lower bound, or opens its tables in the folder.
    fn search_with(
        &self,
        bound: SearchBound,
        folder: Option<&Path>,
        limits: &Limits,
        observer: StopObserver,
    ) -> Result<Box<dyn BoundedSearch<Self::Position>>, SolveError>;

    /// Whether no moves lead from this position to the solved one, which a search would not find.
    fn is_unsolvable(&self, _position: &Self::Position) -> bool {
        false
    }
}

/// IDA* for the positions of a sliding board of at most 25 cells, or of a puzzle that somebody
/// defined, also where these have no ranks. The tables of its lower bound are computed when a
/// position needs them.
///
/// # Examples
/// ```
/// use puzzle::{Puzzle, sliding::Sliding};
/// use solve::{Limits, PositionSolver};
///
/// let puzzle = Sliding::without_ranks(5, 5)?; // the 24-puzzle
/// let board = puzzle.scramble("DDRRULDRULLDRRDLUURDDLU")?;
/// let mut solver = PositionSolver::new(puzzle, None, Limits::default())?;
/// let solution = solver.solve(&board, &|_| {})?;
/// assert_eq!(solution.map(|solution| solution.moves.len()), Some(19));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PositionSolver<P: BoundedPuzzle> {
    puzzle: P,
    limits: Limits,
    /// The lower bounds, one used after another: each but the last for a limited search.
    bounds: Vec<SearchBound>,
    /// The number of the bound in use.
    stage: usize,
    /// The folder of saved tables.
    folder: Option<PathBuf>,
    search: Option<Box<dyn BoundedSearch<P::Position>>>,
}

impl<P: BoundedPuzzle> PositionSolver<P> {
    /// Chooses the lower bound. Nothing is computed yet. Tables of boards are kept in the folder,
    /// which must exist when they are computed; with `None` they are computed in memory.
    ///
    /// # Errors
    /// [`SolveError::NoLowerBound`] if none is known, and [`SolveError::Memory`] if none fits in the
    /// memory that the limits allow; for a board never.
    pub fn new(
        puzzle: P,
        folder: Option<PathBuf>,
        limits: Limits,
    ) -> Result<Self, SolveError> {
        let bounds = puzzle.bounds(folder.as_deref(), &limits)?;
        Ok(PositionSolver { puzzle, limits, bounds, stage: 0, folder, search: None })
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &P {
        &self.puzzle
    }

    /// The steps of the solver that are left: a bidirectional search where it comes first, and
    /// one for each lower bound.
    pub fn steps(&self) -> Vec<SolveStep> {
        let visits = self.visits();
        let bytes = visits.saturating_mul(BYTES_PER_VISIT) as u64;
        let first = (visits > 0).then_some(SolveStep::Bidirectional { visits, bytes });
        first.into_iter().chain(self.stages()).collect()
    }

    fn visits(&self) -> usize {
        let most = if self.bounds.is_empty() { usize::MAX } else { P::VISITS };
        most.min(bidirectional::allowed_visits(&self.limits))
    }

    /// The steps that are left, one for each lower bound.
    fn stages(&self) -> Vec<SolveStep> {
        let visited = |stage| (stage - self.stage) as u64 * P::NODES;
        let stages = (self.stage..self.bounds.len())
            .map(|stage| (stage, self.nodes(stage, visited(stage))));
        let reached = stages.filter(|&(_, nodes)| nodes != Some(0));
        reached.map(|(stage, nodes)| self.step(stage, nodes)).collect()
    }

    fn step(&self, stage: usize, nodes: Option<u64>) -> SolveStep {
        let bound = self.bounds[stage];
        SolveStep::IdaStar { bound, cost: bound.cost(), nodes }
    }

    /// The maximum number of positions that a stage visits after those of earlier stages;
    /// `None` for no limit.
    fn nodes(&self, stage: usize, visited: u64) -> Option<u64> {
        let left = self.limits.nodes.map(|limit| limit.saturating_sub(visited));
        let is_last = stage + 1 == self.bounds.len();
        left.into_iter().chain((!is_last).then_some(P::NODES)).min()
    }

    /// A shortest solution. `None` if no moves solve the position.
    ///
    /// # Errors
    /// [`SolveError::Search`] or [`SolveError::Memory`] if the limits are too narrow or the observer
    /// stops it, and [`SolveError::Patterns`] if the board is not one of this puzzle or no table
    /// can be computed.
    ///
    /// # Complexity
    /// Time grows exponentially with the length of the solution; memory for the tables.
    pub fn solve<R: Reply>(
        &mut self,
        position: &P::Position,
        observer: EventObserver<R>,
    ) -> Result<Option<Solution>, SolveError> {
        let observer: StopObserver = &|event| observer(event).control_flow();
        if self.puzzle.is_unsolvable(position) {
            return Ok(None);
        }
        let visits = self.visits();
        if visits > 0 && self.search.is_none() {
            let near = bidirectional::search_positions(
                &self.puzzle,
                position,
                visits,
                observer,
            )?;
            match near {
                Some(met) => return Ok(met),
                None if self.bounds.is_empty() => {
                    return Err(SolveError::VisitsExceeded { visits, table: None });
                }
                None => {}
            }
        }
        if self.bounds.is_empty() {
            return Err(SolveError::NoLowerBound);
        }
        self.solve_by_stages(position, observer)
    }

    /// A shortest solution by IDA*.
    fn solve_by_stages(
        &mut self,
        position: &P::Position,
        observer: StopObserver,
    ) -> Result<Option<Solution>, SolveError> {
        let (limit, mut visited) = (self.limits.nodes.unwrap_or(u64::MAX), 0);
        loop {
            let nodes = self.nodes(self.stage, visited);
            let search = self.search(nodes, observer)?;
            let nodes = nodes.unwrap_or(u64::MAX);
            match search.first(position, nodes, observer) {
                Err(SolveError::Search(SearchError::Limit { .. }))
                    if nodes < limit - visited =>
                {
                    visited += nodes;
                    self.stage += 1;
                    self.search = None;
                }
                Ok(Some(mut solution)) => {
                    solution.nodes += visited;
                    return Ok(Some(solution));
                }
                other => return other,
            }
        }
    }

    /// The search with the lower bound in use, which is computed if needed. Where large tables
    /// can be neither opened nor computed, as for want of memory, the smallest are used from
    /// then on. `nodes` is reported to the observer.
    fn search(
        &mut self,
        nodes: Option<u64>,
        observer: StopObserver,
    ) -> Result<&dyn BoundedSearch<P::Position>, SolveError> {
        let search = match self.search.take() {
            Some(search) => search,
            None => {
                let (bound, folder) = (self.bounds[self.stage], self.folder.as_deref());
                match (self.build(nodes, observer), self.puzzle.smaller(bound, folder))
                {
                    (Err(SolveError::Patterns(error)), Some(small))
                        if !error.is_stop() =>
                    {
                        let _ = observer(Event::Warning(&format!(
                            "{error}; the tables {small} are used instead"
                        )));
                        (self.bounds, self.stage) = (vec![small], 0);
                        self.build(nodes, observer)?
                    }
                    (built, _) => built?,
                }
            }
        };
        Ok(&**self.search.insert(search))
    }

    /// Computes the lower bound in use, and returns the search with it.
    fn build(
        &self,
        nodes: Option<u64>,
        observer: StopObserver,
    ) -> Result<Box<dyn BoundedSearch<P::Position>>, SolveError> {
        let bound = self.bounds[self.stage];
        self.limits.check_memory(&self.puzzle.need(bound), bound.cost().bytes)?;
        let _ = observer(Event::StepStarted(self.step(self.stage, nodes)));
        let folder = self.folder.as_deref();
        self.puzzle.search_with(bound, folder, &self.limits, observer)
    }
}

/// IDA* for the positions of an instance, by their ranks.
pub(crate) trait RankSearch {
    /// Whether the lower bound is so good that a bidirectional search is soon slower.
    fn is_strong(&self) -> bool;

    /// The steps that are left.
    fn steps(&self) -> Vec<SolveStep>;

    /// A shortest solution; `None` if no moves solve the position.
    fn solve(
        &mut self,
        rank: u64,
        observer: StopObserver,
    ) -> Result<Option<Solution>, SolveError>;

    /// All shortest solutions of a position; none if no moves solve it.
    fn solve_all(
        &mut self,
        rank: u64,
        observer: StopObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError>;
}

impl<P: BoundedPuzzle> RankSearch for PositionSolver<P> {
    fn is_strong(&self) -> bool {
        let bound = self.bounds[0];
        matches!(bound, SearchBound::Patterns { .. } | SearchBound::Pieces { .. })
    }

    fn steps(&self) -> Vec<SolveStep> {
        self.stages()
    }

    fn solve(
        &mut self,
        rank: u64,
        observer: StopObserver,
    ) -> Result<Option<Solution>, SolveError> {
        self.solve_by_stages(&self.puzzle.unrank(rank), observer)
    }

    fn solve_all(
        &mut self,
        rank: u64,
        observer: StopObserver,
    ) -> Result<Vec<Vec<usize>>, SolveError> {
        let (nodes, position) = (self.limits.nodes, self.puzzle.unrank(rank));
        let search = self.search(nodes, observer)?;
        search.all(&position, nodes.unwrap_or(u64::MAX), observer)
    }
}

/// IDA* for a puzzle that somebody defined.
fn defined_search<P: PiecePuzzle>(
    puzzle: &P,
    limits: Limits,
) -> Result<Box<dyn RankSearch>, SolveError> {
    let solver = PositionSolver::new(puzzle.clone(), None, limits)?;
    if solver.bounds.is_empty() {
        Err(SolveError::NoLowerBound)
    } else {
        Ok(Box::new(solver))
    }
}

/// IDA* for a board with the usual goal, which is that of the lower bounds, or for a puzzle that
/// somebody defined.
pub(crate) fn rank_search(
    instance: &Instance,
    folder: Option<PathBuf>,
    limits: Limits,
) -> Result<Box<dyn RankSearch>, SolveError> {
    if instance.has_own_goal() {
        return Err(SolveError::NoLowerBound);
    }
    if let Some(puzzle) = instance.defined_puzzle() {
        return defined_search(puzzle, limits);
    }
    if let Some(puzzle) = instance.arrangement_puzzle() {
        return defined_search(puzzle, limits);
    }
    match instance.choice().map(|choice| &choice.sizes[..]) {
        Some(&[rows, columns]) if instance.is_of(&sliding::FAMILY) => {
            let board = Sliding::new(rows, columns)?;
            Ok(Box::new(PositionSolver::new(board, folder, limits)?))
        }
        _ => Err(SolveError::NoLowerBound),
    }
}
