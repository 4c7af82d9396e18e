//! The choice of methods, and their application one after another.

use crate::ida_star_method::{RankSearch, rank_search};
use crate::shortest::{ShortestSolutions, distances_on_paths};
use crate::step::StopObserver;
use crate::table_plan::{Purpose, TablePlan};
use crate::{
    BYTES_PER_VISIT, Engine, EventObserver, Instance, Limits, Method, PuzzleTable,
    Solution, SolveError, SolveStep, bidirectional,
};
use puzzle::{Reply, sliding};
use std::path::PathBuf;

/// Maximum number of visits of the bidirectional search before IDA* with pattern databases:
/// positions near the solved one need no table, and the others are solved faster with one.
pub const VISITS_BEFORE_PATTERNS: usize = 20_000;

/// Options of a solver. By default it chooses the method.
#[derive(Debug, Clone, Default)]
pub struct SolverOptions {
    /// The one method to use.
    pub method: Option<Method>,
    /// The engine that computes the table; it implies the method of a table.
    pub engine: Option<Engine>,
    /// The folder of saved tables of the 15-puzzle, which IDA* uses, the largest first. The folder
    /// must exist when tables are computed. With `None` they are computed in memory.
    pub folder: Option<PathBuf>,
}

/// A shortest solution of one position, by the method that suits its puzzle.
///
/// # Errors
/// [`SolveError`] if there is none, or none within the limits.
///
/// # Complexity
/// For a puzzle whose table is computed: O(positions · moves) time, and bits or a byte of memory
/// for each position. A bidirectional search takes about the square root of a search from one
/// end. The time of IDA* grows exponentially with the length of the solution; its memory is that
/// of its tables.
pub fn solve(
    instance: &Instance,
    rank: u64,
    limits: Limits,
) -> Result<Solution, SolveError> {
    Solver::new(instance, SolverOptions::default(), limits)?.solve(rank, &|_| {})
}

/// A solver for any number of positions of a puzzle. Tables are computed once, when a position
/// needs them.
///
/// # Examples
/// ```
/// use solve::{Instance, Limits, Method, Solver, SolverOptions};
///
/// // Its table fits in no memory, so IDA* follows the bidirectional search.
/// let instance = Instance::find("sliding-4x5")?;
/// let limits = Limits { memory: Some(1 << 30), ..Limits::default() };
/// let mut solver = Solver::new(&instance, SolverOptions::default(), limits)?;
/// let methods: Vec<_> = solver.steps().iter().map(|step| step.method()).collect();
/// assert_eq!(methods, [Method::Bidirectional, Method::IdaStar]);
///
/// let board = instance.puzzle().scramble_rank("DDRRULDRULDLU")?;
/// assert_eq!(solver.solve(board, &|_| {})?.moves.len(), 9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver<'a> {
    instance: &'a Instance,
    limits: Limits,
    /// The folder of saved tables of the 15-puzzle.
    folder: Option<PathBuf>,
    method: Option<Method>,
    /// The maximum number of visits of a bidirectional search that comes first; `None` without one.
    visits: Option<usize>,
    ida_star: Option<Box<dyn RankSearch>>,
    plan: Option<TablePlan<'a>>,
    table: Option<PuzzleTable>,
}

impl<'a> Solver<'a> {
    /// Chooses the methods. Nothing is computed yet.
    ///
    /// # Errors
    /// [`SolveError::Engine`] if the puzzle has no such engine, and [`SolveError::NoLowerBound`]
    /// if IDA* is requested for a puzzle without a lower bound, or [`SolveError::SeveralGoals`] if
    /// a search is requested and there are several goals.
    pub fn new(
        instance: &'a Instance,
        options: SolverOptions,
        limits: Limits,
    ) -> Result<Self, SolveError> {
        let SolverOptions { method, engine, folder } = options;
        let plan = TablePlan::new(instance, engine, Purpose::Solutions, limits)?;
        let method = if engine.is_some() { Some(Method::Table) } else { method };
        if method.is_some_and(|method| method != Method::Table)
            && instance.has_several_goals()
        {
            return Err(SolveError::SeveralGoals);
        }
        let refused = plan.check().is_err();
        let ida_star = || rank_search(instance, folder.clone(), limits);
        let ida_star = match method {
            Some(Method::IdaStar) => Some(ida_star()?),
            None if refused => ida_star().ok(),
            _ => None,
        };
        let bidirectional_first = match method {
            Some(method) => method == Method::Bidirectional,
            None => (refused || plan.is_long()) && !instance.has_several_goals(),
        };
        let mut visits = bidirectional::allowed_visits(&limits);
        if ida_star.as_ref().is_some_and(|ida_star| ida_star.is_strong()) {
            visits = visits.min(VISITS_BEFORE_PATTERNS);
        }
        let (visits, plan) = (bidirectional_first.then_some(visits), Some(plan));
        Ok(Solver {
            instance,
            limits,
            folder,
            method,
            visits,
            ida_star,
            plan,
            table: None,
        })
    }

    /// A solver with an existing table of this puzzle, such as a saved one.
    pub fn with_table(instance: &'a Instance, table: PuzzleTable) -> Self {
        let (method, table) = (Some(Method::Table), Some(table));
        let limits = Limits::default();
        Solver {
            instance,
            limits,
            folder: None,
            method,
            visits: None,
            ida_star: None,
            plan: None,
            table,
        }
    }

    /// The steps of the solver. Each is done only if those before find no solution.
    pub fn steps(&self) -> Vec<SolveStep> {
        let mut steps = Vec::new();
        if let Some(visits) = self.visits {
            let bytes = visits.saturating_mul(BYTES_PER_VISIT) as u64;
            steps.push(SolveStep::Bidirectional { visits, bytes });
            if self.method.is_none() && self.is_board_without_bound() {
                steps.push(SolveStep::ReversedIdaStar);
            }
        }
        match (&self.table, &self.ida_star, &self.plan) {
            _ if self.method == Some(Method::Bidirectional) => {}
            (Some(_), ..) => return vec![SolveStep::ExistingTable],
            (_, Some(ida_star), _) => steps.extend(ida_star.steps()),
            (_, _, plan) => steps.extend(plan.as_ref().map(TablePlan::step)),
        }
        steps
    }

    /// Whether this is a board that is too large for a table, with a goal to which there is no
    /// lower bound.
    fn is_board_without_bound(&self) -> bool {
        let refused = self.plan.as_ref().is_some_and(|plan| plan.check().is_err());
        self.instance.is_of(&sliding::FAMILY) && refused && self.ida_star.is_none()
    }

    /// Computes the table now, if it solves every position, so that an error occurs once and not
    /// for each position.
    ///
    /// # Errors
    /// As [`PuzzleTable::compute`].
    pub fn prepare<R: Reply>(
        &mut self,
        observer: EventObserver<R>,
    ) -> Result<(), SolveError> {
        let observer: StopObserver = &|event| observer(event).control_flow();
        if self.visits.is_none() && self.ida_star.is_none() {
            self.compute(observer)
        } else {
            Ok(())
        }
    }

    fn compute(&mut self, observer: StopObserver) -> Result<(), SolveError> {
        if let Some(plan) = self.plan.take() {
            let (engine, limits) = plan.engine_and_limits();
            match plan.compute(observer) {
                Ok(table) => self.table = Some(table),
                Err(error) => {
                    // Keep the plan, so that the next position has the same error.
                    let purpose = Purpose::Solutions;
                    let plan =
                        TablePlan::new(self.instance, Some(engine), purpose, limits)?;
                    self.plan = Some(plan);
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    /// A shortest solution of a position.
    ///
    /// # Errors
    /// [`SolveError::Unsolvable`] if there is none, [`SolveError::Rank`] if no position has this
    /// rank, [`SolveError::VisitsExceeded`], [`SolveError::Memory`] or [`SolveError::Search`] if the
    /// limits are too narrow or the observer stops it, and the errors of [`PuzzleTable::compute`] if a table is needed.
    ///
    /// # Complexity
    /// As [`solve`](crate::solve()), and only a few look-ups with a table.
    pub fn solve<R: Reply>(
        &mut self,
        rank: u64,
        observer: EventObserver<R>,
    ) -> Result<Solution, SolveError> {
        let observer: StopObserver = &|event| observer(event).control_flow();
        let positions = self.instance.puzzle().position_count();
        if rank >= positions {
            return Err(SolveError::Rank { rank, positions });
        }
        if self.table.is_none() {
            match self.search_bidirectionally(rank, observer) {
                Ok(Some(met)) => return met.ok_or(SolveError::Unsolvable),
                Err(error @ SolveError::VisitsExceeded { .. })
                    if self.method.is_none() =>
                {
                    return self.solve_reversed(rank, observer)?.ok_or(error);
                }
                done => done?,
            };
            if let Some(ida_star) = &mut self.ida_star {
                return ida_star.solve(rank, observer)?.ok_or(SolveError::Unsolvable);
            }
            self.compute(observer)?;
        }
        let solution = self.table.as_ref().and_then(|table| table.solution(rank));
        solution.ok_or(SolveError::Unsolvable)
    }

    /// All shortest solutions of a position, whose length [`solve`](Self::solve) has found.
    ///
    /// # Errors
    /// As [`solve`](Self::solve).
    ///
    /// # Complexity
    /// With a table, linear in the number of positions on shortest paths. Otherwise the
    /// bidirectional search among as many positions as for one solution, or IDA* with all
    /// sequences of moves.
    pub fn shortest_solutions<R: Reply>(
        &mut self,
        rank: u64,
        length: usize,
        observer: EventObserver<R>,
    ) -> Result<ShortestSolutions, SolveError> {
        let observer: StopObserver = &|event| observer(event).control_flow();
        let puzzle = &**self.instance.puzzle();
        if self.table.is_none() {
            let visits = self.visits.unwrap_or(0);
            if let Some(known) = distances_on_paths(puzzle, rank, length, visits) {
                let distance = |rank: u64| known.get(&rank).copied();
                return Ok(ShortestSolutions::new(puzzle, rank, length, distance));
            }
            if let Some(ida_star) = &mut self.ida_star {
                let all = ida_star.solve_all(rank, observer)?;
                return Ok(ShortestSolutions::from_list(all));
            }
            let refused = self.plan.as_ref().is_some_and(|plan| plan.check().is_err());
            if refused || self.method == Some(Method::Bidirectional) {
                return Err(SolveError::AllExceedVisits { length, visits });
            }
            self.compute(observer)?;
        }
        let distances = self.table.as_ref().and_then(|table| table.distances.as_ref());
        let distances = distances.ok_or(SolveError::Unsolvable)?;
        Ok(ShortestSolutions::new(puzzle, rank, length, |rank| {
            distances.distance(rank)
        }))
    }

    /// A solution found by IDA* from the goal to the position. `None` unless there is a lower
    /// bound for that direction: where the position of a board, not the goal, has the blank in
    /// a corner.
    fn solve_reversed(
        &self,
        rank: u64,
        observer: StopObserver,
    ) -> Result<Option<Solution>, SolveError> {
        let (puzzle, goal) =
            (&**self.instance.puzzle(), self.instance.puzzle().solved_rank());
        let Some(choice) = self.instance.choice() else { return Ok(None) };
        let plain = Instance::new(choice.clone(), self.instance.metric())?;
        // A goal may rename the moves; in this puzzle a name means what it means without one.
        let names = plain.puzzle().move_names();
        let Ok(reversed) = plain.with_goal(&puzzle.write_rank(rank)) else {
            return Ok(None);
        };
        let Ok(start) = reversed.puzzle().read_rank(&puzzle.write_rank(goal)) else {
            return Ok(None);
        };
        let (method, folder) = (Some(Method::IdaStar), self.folder.clone());
        let options = SolverOptions { method, engine: None, folder };
        let Ok(mut solver) = Solver::new(&reversed, options, self.limits) else {
            return Ok(None);
        };
        let mut solution = solver.solve(start, observer)?;
        let (mut path, reversed_names) = (vec![goal], reversed.puzzle().move_names());
        for m in solution.moves {
            let m = names.iter().position(|name| *name == reversed_names[m]);
            let next = m.and_then(|m| puzzle.successors(path[path.len() - 1])[m]);
            path.push(next.expect("a move that is possible in both puzzles"));
        }
        path.reverse();
        solution.moves = bidirectional::moves_on_path(puzzle, &path);
        Ok(Some(solution))
    }

    /// The result of the bidirectional search; `None` if another method follows.
    fn search_bidirectionally(
        &mut self,
        rank: u64,
        observer: StopObserver,
    ) -> Result<Option<Option<Solution>>, SolveError> {
        let Some(visits) = self.visits else { return Ok(None) };
        let refused = self.plan.as_ref().and_then(|plan| plan.check().err());
        let table_follows =
            refused.is_none() && self.ida_star.is_none() && self.method.is_none();
        match bidirectional::search(&**self.instance.puzzle(), rank, visits, observer)?
        {
            Some(met) => {
                // All positions share one budget of visits: once it is spent, computing the
                // table is faster.
                if let (true, Some(solution)) = (table_follows, &met) {
                    self.visits = Some(visits.saturating_sub(solution.nodes as usize));
                }
                Ok(Some(met))
            }
            None if table_follows || self.ida_star.is_some() => Ok(None),
            None => {
                // Why nothing follows: IDA* on a board, and otherwise a table.
                let is_board = self.is_board_without_bound();
                let why =
                    if is_board { Some(SolveError::NoLowerBound) } else { refused };
                let table = why.filter(|_| self.method.is_none()).map(Box::new);
                Err(SolveError::VisitsExceeded { visits, table })
            }
        }
    }
}
