//! IDA* with the lower bound that is known of a puzzle.
//!
//! ```
//! use solve::{Instance, Limits, Method, Options, Solver};
//!
//! let instance = Instance::find("8-puzzle")?;
//! let options = Options { method: Some(Method::IdaStar), ..Options::default() };
//! let mut solver = Solver::new(&instance, options, Limits::default())?;
//! let board = instance.puzzle().read_rank("1 2 3 4 5 6 0 7 8")?;
//! assert_eq!(solver.solve(board, &())?.moves.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::{
    Computation, Cost, Event, Instance, Limits, LowerBound, Method, Observer, Solution,
    SolveError, Step,
};
use fifteen::{FifteenError, Partition, Tables, Work};
use ida_star::{Automaton, IdaStar};
use lower_bound::{Larger, LinearConflict, WalkingDistance, WalkingError};
use pruning::{PruningError, PruningTable};
use puzzle::pocket_cube::{self, Cube, PocketCube};
use puzzle::sliding::{self, Sliding};
use puzzle::{Metric, Puzzle, Row};
use saved::Fault;
use std::ops::ControlFlow;
use std::path::PathBuf;
use transition::{CornerOrientation, CornerPermutation};

/// IDA* for a puzzle. The tables of its lower bound are built when a position needs them.
pub struct Deepening<'a> {
    instance: &'a Instance,
    limits: Limits,
    bound: LowerBound,
    /// Where the tables of the 15-puzzle are kept.
    folder: Option<PathBuf>,
    search: Option<Box<dyn Search>>,
}

/// A search with its lower bound, ready for any number of positions.
trait Search {
    /// A shortest solution. `None` if no moves solve the position.
    fn solve(
        &self,
        rank: u64,
        nodes: u64,
        observer: &dyn Observer,
    ) -> Result<Option<Solution>, SolveError>;
}

/// The walking distance has few enough contents of lines for boards of at most so many cells, in
/// lines of at most so many.
const WALKING: (usize, usize) = (16, 6);

impl<'a> Deepening<'a> {
    /// Chooses the lower bound. Nothing is built yet.
    pub fn new(
        instance: &'a Instance,
        partition: Option<Partition>,
        folder: Option<PathBuf>,
        limits: Limits,
    ) -> Result<Self, SolveError> {
        let is_sliding = instance.choice().family.name == sliding::FAMILY.name;
        let bound = match (&instance.choice().sizes[..], partition) {
            ([4, 4], _) if is_sliding => patterns(partition, &folder),
            (_, Some(partition)) => {
                return Err(SolveError::NotFifteen(partition));
            }
            (&[rows, columns], _) if is_sliding => {
                let walks =
                    rows * columns <= WALKING.0 && rows.max(columns) <= WALKING.1;
                if walks {
                    LowerBound::WalkingDistance
                } else {
                    LowerBound::LinearConflict
                }
            }
            _ if instance.cube_metric().is_some() => LowerBound::PruningTables,
            _ => return Err(SolveError::NoLowerBound),
        };
        Ok(Deepening { instance, limits, bound, folder, search: None })
    }

    /// Whether the lower bound is so good that a search from both ends is soon the slower one.
    pub fn is_strong(&self) -> bool {
        matches!(self.bound, LowerBound::Patterns { .. })
    }

    /// What it does, and what its tables cost.
    pub fn step(&self) -> Step {
        let cost = match self.bound {
            LowerBound::Patterns { partition, saved: true } => {
                Cost::of_patterns(0, partition.bytes())
            }
            // All tables, and what the largest needs while it is built.
            LowerBound::Patterns { partition, saved: false } => {
                let bytes = partition.bytes();
                Cost::of_patterns(bytes, bytes + bytes / 2)
            }
            _ => Cost::of_patterns(0, 0),
        };
        Step::IdaStar { bound: self.bound, cost }
    }

    /// A shortest solution. `None` if no moves solve the position.
    pub fn solve(
        &mut self,
        rank: u64,
        observer: &dyn Observer,
    ) -> Result<Option<Solution>, SolveError> {
        if self.search.is_none() {
            let step = self.step();
            if let Step::IdaStar {
                bound: LowerBound::Patterns { partition, .. },
                cost,
            } = step
            {
                let need = format!("IDA* with the tables {partition}");
                self.limits.check(&need, cost.bytes)?;
            }
            let _ = observer.event(Event::Begins(&step));
            self.search = Some(self.build(observer)?);
        }
        let search = self.search.as_ref().expect("it was built");
        search.solve(rank, self.limits.nodes.unwrap_or(u64::MAX), observer)
    }

    /// Builds the lower bound.
    fn build(&self, observer: &dyn Observer) -> Result<Box<dyn Search>, SolveError> {
        let sizes = &self.instance.choice().sizes;
        Ok(match (self.bound, self.instance.cube_metric()) {
            (LowerBound::Patterns { partition, .. }, _) => {
                Box::new(self.tables(partition, observer)?)
            }
            (_, Some(metric)) => Box::new(cube(metric).expect("tables of corners")),
            (bound, None) => {
                let puzzle = Sliding::new(sizes[0], sizes[1])?;
                match bound {
                    LowerBound::WalkingDistance => {
                        Box::new(walking(puzzle).expect("few contents of lines"))
                    }
                    _ => Box::new(conflict(puzzle)),
                }
            }
        })
    }

    /// Opens the tables of the 15-puzzle, or builds them: in the folder, or, where nothing can
    /// be saved, in memory.
    fn tables(
        &self,
        partition: Partition,
        observer: &dyn Observer,
    ) -> Result<Tables, FifteenError> {
        let tell = |work: Work| {
            let _ = match work {
                Work::Table(_, why) if why.fault == Fault::Missing => return,
                Work::Table(_, why) => observer.event(Event::Rebuilds(why)),
                Work::Layer(layer) => observer.event(Event::PatternLayer(layer)),
                _ => return,
            };
        };
        if let Some(folder) = &self.folder {
            match Tables::open_or_build(partition, folder, tell) {
                Err(FifteenError::Save(error)) => {
                    let _ = observer.event(Event::NotSaved(partition, &error));
                }
                tables => return tables,
            }
        }
        Tables::build(partition, |layer| tell(Work::Layer(layer)))
    }
}

/// The tables that are asked for, or else the largest that are saved, or the smallest.
fn patterns(partition: Option<Partition>, folder: &Option<PathBuf>) -> LowerBound {
    let is_saved = |partition: &Partition| {
        folder.as_ref().is_some_and(|folder| partition.is_saved(folder))
    };
    let saved = || Partition::ALL.into_iter().rev().find(is_saved);
    let partition = partition.or_else(saved).unwrap_or(Partition::ALL[0]);
    LowerBound::Patterns { partition, saved: is_saved(&partition) }
}

/// What IDA* needs for a puzzle with ranks.
struct Ready<P, B> {
    puzzle: P,
    bound: B,
    automaton: Automaton,
    /// How much memory the lower bound takes.
    bytes: usize,
}

/// A content of the walking distance takes about so many bytes.
const CONTENT: usize = 60;

type Walking = Ready<Sliding, Larger<LinearConflict, WalkingDistance>>;
type Corners = Ready<
    Cube,
    Larger<PruningTable<CornerPermutation>, PruningTable<CornerOrientation>>,
>;

fn walking(puzzle: Sliding) -> Result<Walking, WalkingError> {
    let walking = WalkingDistance::new(&puzzle)?;
    let bytes = CONTENT * walking.contents().iter().sum::<usize>();
    let bound = Larger(LinearConflict::new(&puzzle), walking);
    Ok(Ready { puzzle, bound, automaton: canonical(&puzzle), bytes })
}

fn conflict(puzzle: Sliding) -> Ready<Sliding, LinearConflict> {
    let bound = LinearConflict::new(&puzzle);
    Ready { puzzle, bound, automaton: canonical(&puzzle), bytes: 0 }
}

fn cube(metric: Metric) -> Result<Corners, PruningError> {
    let (puzzle, goal) = (Cube::new(metric), PocketCube::SOLVED);
    // The distances *to* the solved cube are measured along the inverses of the moves.
    let moves = pocket_cube::moves(metric);
    let inverses: Vec<_> = moves.iter().map(|m| m.position().inverse()).collect();
    let permutation = PruningTable::new(CornerPermutation, &goal, &inverses)?;
    let orientation = PruningTable::new(CornerOrientation, &goal, &inverses)?;
    let bytes = permutation.bytes() + orientation.bytes();
    let automaton = Automaton::find(&puzzle, &[goal], 2);
    Ok(Ready { puzzle, bound: Larger(permutation, orientation), automaton, bytes })
}

/// Finds the needless sequences of up to six moves, on a board for each cell of the blank.
fn canonical(puzzle: &Sliding) -> Automaton {
    let cells = puzzle.cells() as u64;
    let board = |i| puzzle.unrank(i * (puzzle.count() / cells));
    Automaton::find(puzzle, &(0..cells).map(board).collect::<Vec<Row>>(), 6)
}

impl<P, B> Search for Ready<P, B>
where
    P: Puzzle<Position: Send + Sync> + Sync,
    B: lower_bound::LowerBound<P::Position> + Sync,
{
    fn solve(
        &self,
        rank: u64,
        nodes: u64,
        observer: &dyn Observer,
    ) -> Result<Option<Solution>, SolveError> {
        let search = IdaStar::new(&self.puzzle, &self.bound);
        let search = search.canonical(&self.automaton).most_nodes(nodes);
        let start = self.puzzle.unrank(rank);
        let outcome =
            search.observed(&start, |progress| deepens(observer, progress))?;
        let solution = outcome.solution().map(<[usize]>::to_vec);
        Ok(solution.map(|moves| {
            let bytes = (self.bytes + size_of_val(&start) * moves.len()) as u64;
            found(moves, outcome.nodes(), bytes)
        }))
    }
}

impl Search for Tables {
    fn solve(
        &self,
        rank: u64,
        nodes: u64,
        observer: &dyn Observer,
    ) -> Result<Option<Solution>, SolveError> {
        let (bound, board) = (self.bound(), fifteen::puzzle().unrank(rank));
        let search = fifteen::Search::new(&bound).most_nodes(nodes);
        let found = search.observed(&board, |progress| deepens(observer, progress))?;
        let nodes = found.nodes();
        Ok(Some(self::found(found.solution, nodes, self.partition().bytes())))
    }
}

fn deepens(observer: &dyn Observer, progress: &ida_star::Progress) -> ControlFlow<()> {
    observer.event(Event::Deepens(*progress))
}

fn found(moves: Vec<usize>, nodes: u64, bytes: u64) -> Solution {
    let computation = Computation { engine: Method::IdaStar.name(), threads: 1, bytes };
    Solution { moves, nodes, computation }
}
