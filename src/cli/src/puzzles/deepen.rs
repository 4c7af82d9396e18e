//! Looking for a shortest way by IDA*, where there is a lower bound.
use std::ops::ControlFlow;

use anyhow::{Result, bail};
use fifteen::{FifteenError, Partition, Tables};
use ida_star::{Automaton, IdaStar, Progress, SearchError};
use lower_bound::{Larger, LinearConflict, LowerBound, WalkingDistance, WalkingError};
use pruning::{PruningError, PruningTable};
use puzzle::pocket_cube::{self, Cube, PocketCube};
use puzzle::{Metric, Puzzle, Row, sliding::Sliding};
use transition::{CornerOrientation, CornerPermutation};

use super::both_ends::Path;
use super::choose::Instance;
use super::engine::Computation;
use super::memory::Limit;
use super::{patterns, thousands};
use crate::bar::Bar;
use base::failure::Usage;
use base::{out, readable};

/// The search has this name, beside the engines of tables.
pub const NAME: &str = "ida-star";

/// What a user asks of it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Wish {
    /// Which tables of the 15-puzzle.
    pub tables: Option<Partition>,
    /// After how many positions it gives up.
    pub most_nodes: Option<u64>,
}

/// A search that deepens, and the bound it has.
pub struct Deepening<'a> {
    instance: &'a Instance,
    wish: Wish,
    bound: Bound,
}

/// The bounds that there are. What takes time is made when a position needs it, once for all
/// lines of a list.
enum Bound {
    /// Tables of the 15-puzzle.
    Fifteen(Partition, Option<Tables>),
    /// The larger of linear conflict and walking distance, where that is soon made.
    Walking(Sliding, Option<Ready<Sliding, Larger<LinearConflict, WalkingDistance>>>),
    /// Linear conflict.
    Conflict(Sliding, Option<Ready<Sliding, LinearConflict>>),
    /// The larger of two pruning tables.
    Cube(Metric, Option<Ready<Cube, Larger<Order, Twist>>>),
}

type Order = PruningTable<CornerPermutation>;
type Twist = PruningTable<CornerOrientation>;

/// A board with more cells, or more lines, has too many contents of lines for the walking
/// distance.
const WALKING: (usize, usize) = (16, 6);

/// Whether the walking distance of a board is soon made.
fn walks(puzzle: &Sliding) -> bool {
    let (rows, columns) = puzzle.shape();
    puzzle.cells() <= WALKING.0 && rows.max(columns) <= WALKING.1
}

impl<'a> Deepening<'a> {
    /// The search for a puzzle, if a bound of it is known.
    ///
    /// # Errors
    /// [`Usage`] if none is, or tables are asked for that are not this puzzle's.
    pub fn new(instance: &'a Instance, wish: Wish) -> Result<Self> {
        let (name, sizes) = (&instance.choice.name, &instance.choice.sizes);
        let family = instance.choice.family.name;
        let is_sliding = family == puzzle::sliding::FAMILY.name;
        let bound = match (instance.metric, &sizes[..]) {
            (_, [4, 4]) if is_sliding => {
                Bound::Fifteen(patterns::chosen(wish.tables), None)
            }
            _ if wish.tables.is_some() => bail!(Usage(format!(
                "found --tables, and {name} has none: they are the 15-puzzle's"
            ))),
            (_, [rows, columns]) if is_sliding => {
                let puzzle = Sliding::new(*rows, *columns)?;
                match walks(&puzzle) {
                    true => Bound::Walking(puzzle, None),
                    false => Bound::Conflict(puzzle, None),
                }
            }
            (Some(metric), _) if instance.split().is_some() => {
                Bound::Cube(metric, None)
            }
            _ => bail!(Usage(format!(
                "found --method {NAME}, and no lower bound of {name} is known: there are some \
                 of sliding puzzles and of the pocket cube; take --method both-ends or --method \
                 table"
            ))),
        };
        Ok(Deepening { instance, wish, bound })
    }

    /// Whether this puzzle is the 15-puzzle, whose tables are worth more than others.
    pub fn is_strong(&self) -> bool {
        matches!(self.bound, Bound::Fifteen(..))
    }

    /// What it will do, in words.
    pub fn plan(&self) -> String {
        let bound = match &self.bound {
            Bound::Fifteen(partition, _) => patterns::plan(*partition),
            Bound::Walking(..) => {
                "the larger of linear conflict and walking distance".to_owned()
            }
            Bound::Conflict(..) => {
                "linear conflict; far from solved, that may take days".to_owned()
            }
            Bound::Cube(..) => "the larger of two pruning tables".to_owned(),
        };
        let limit = self.wish.most_nodes.map_or(String::new(), |most| {
            format!("; it gives up after {} positions", thousands(most))
        });
        format!("IDA* with {bound}{limit}")
    }

    /// Whether there is memory for its tables.
    ///
    /// # Errors
    /// [`Usage`] if there is not.
    pub fn check(&self, limit: Limit) -> Result<()> {
        let Bound::Fifteen(partition, None) = &self.bound else { return Ok(()) };
        let smaller: Vec<_> = Partition::ALL
            .into_iter()
            .filter(|other| other.bytes() < partition.bytes())
            .map(|other| (format!("--tables {other}"), patterns::bytes(other)))
            .collect();
        let what = format!("IDA* with the tables {partition}");
        limit.check(self.instance, &what, patterns::bytes(*partition), &smaller)
    }

    /// A shortest way.
    ///
    /// # Errors
    /// [`Usage`] if it would have to look at more positions than it may, or there is no memory
    /// for its tables.
    pub fn find(&mut self, rank: u64) -> Result<Path> {
        let most = self.wish.most_nodes.unwrap_or(u64::MAX);
        let (moves, nodes, bytes) = match &mut self.bound {
            Bound::Fifteen(partition, tables) => {
                let tables = made(tables, || patterns::tables(*partition))?;
                let (bar, bound) = (Shown::new(), tables.bound());
                let search = fifteen::Search::new(&bound).most_nodes(most);
                let board = fifteen::puzzle().unrank(rank);
                let found = search.observed(&board, |progress| bar.tell(progress));
                let found = found.map_err(|error| match error {
                    FifteenError::Search(error) => ended(&error),
                    error => error.into(),
                })?;
                let nodes = found.nodes();
                (Some(found.solution), nodes, partition.bytes())
            }
            Bound::Walking(puzzle, ready) => {
                made(ready, || Ok(Ready::walking(puzzle)?))?.find(rank, most)?
            }
            Bound::Conflict(puzzle, ready) => {
                made(ready, || Ok(Ready::conflict(puzzle)))?.find(rank, most)?
            }
            Bound::Cube(metric, ready) => {
                made(ready, || Ok(Ready::cube(*metric)?))?.find(rank, most)?
            }
        };
        let computation = Computation { engine: NAME, threads: 1, bytes };
        Ok(Path { moves, nodes: nodes as usize, computation })
    }
}

/// What is there, or is made now.
fn made<T>(there: &mut Option<T>, make: impl FnOnce() -> Result<T>) -> Result<&mut T> {
    match there {
        Some(there) => Ok(there),
        None => Ok(there.insert(make()?)),
    }
}

/// A board for each cell of the blank: from these it is seen which sequences are needless.
fn blanks(puzzle: &Sliding) -> Vec<Row> {
    let cells = puzzle.cells() as u64;
    (0..cells).map(|i| puzzle.unrank(i * (puzzle.count() / cells))).collect()
}

/// A sequence of so many moves at most is seen to be needless.
const LENGTH: usize = 6;
/// A content of the walking distance takes about so many bytes.
const CONTENT: usize = 60;

/// The moves, how many positions were looked at, and how many bytes that took.
type Found = (Option<Vec<usize>>, u64, u64);

/// All that a search of a space with ranks needs, made once.
struct Ready<P, B> {
    puzzle: P,
    bound: B,
    automaton: Automaton,
    /// How much memory the bound takes.
    bytes: usize,
}

impl Ready<Sliding, Larger<LinearConflict, WalkingDistance>> {
    fn walking(puzzle: &Sliding) -> Result<Self, WalkingError> {
        let walking = WalkingDistance::new(puzzle)?;
        let bytes = CONTENT * walking.contents().iter().sum::<usize>();
        let bound = Larger(LinearConflict::new(puzzle), walking);
        let automaton = Automaton::find(puzzle, &blanks(puzzle), LENGTH);
        Ok(Ready { puzzle: *puzzle, bound, automaton, bytes })
    }
}

impl Ready<Sliding, LinearConflict> {
    fn conflict(puzzle: &Sliding) -> Self {
        let bound = LinearConflict::new(puzzle);
        let automaton = Automaton::find(puzzle, &blanks(puzzle), LENGTH);
        Ready { puzzle: *puzzle, bound, automaton, bytes: 0 }
    }
}

impl Ready<Cube, Larger<Order, Twist>> {
    fn cube(metric: Metric) -> Result<Self, PruningError> {
        let (cube, goal) = (Cube::new(metric), PocketCube::SOLVED);
        // Back along the moves, for the distance to the solved cube.
        let moves = pocket_cube::moves(metric);
        let back: Vec<_> = moves.iter().map(|m| m.position().inverse()).collect();
        let order = PruningTable::new(CornerPermutation, &goal, &back)?;
        let twist = PruningTable::new(CornerOrientation, &goal, &back)?;
        let bytes = order.bytes() + twist.bytes();
        let automaton = Automaton::find(&cube, &[goal], 2);
        Ok(Ready { puzzle: cube, bound: Larger(order, twist), automaton, bytes })
    }
}

impl<P: Puzzle + Sync, B: LowerBound<P::Position> + Sync> Ready<P, B>
where
    P::Position: Send + Sync,
{
    fn find(&self, rank: u64, most: u64) -> Result<Found> {
        let search = IdaStar::new(&self.puzzle, &self.bound);
        let search = search.canonical(&self.automaton).most_nodes(most);
        let (bar, start) = (Shown::new(), self.puzzle.unrank(rank));
        let found = search.observed(&start, |progress| bar.tell(progress));
        let found = found.map_err(|error| ended(&error))?;
        let path = size_of_val(&start) * found.solution().map_or(0, <[usize]>::len);
        let moves = found.solution().map(<[usize]>::to_vec);
        Ok((moves, found.nodes(), (self.bytes + path) as u64))
    }
}

/// A search has given up.
fn ended(error: &SearchError) -> anyhow::Error {
    match *error {
        SearchError::Limit { nodes, at_least } => Usage(format!(
            "no solution was found by IDA* among {} positions, and the shortest has {at_least} \
             moves or more: allow more --max-nodes",
            thousands(nodes)
        ))
        .into(),
        ref error => Usage(error.to_string()).into(),
    }
}

/// A line on the terminal: how far the search has come.
struct Shown(Bar);

impl Shown {
    fn new() -> Self {
        Shown(Bar::new(0))
    }

    /// Shows it, and never ends the search: Ctrl-C ends the program.
    fn tell(&self, progress: &Progress) -> ControlFlow<()> {
        self.0.show(|shown| {
            let (limit, nodes) = (progress.limit, thousands(progress.nodes));
            shown.before = format!("{limit} moves or more, {nodes} positions ");
        });
        ControlFlow::Continue(())
    }
}

/// What is said before a search begins.
pub fn note(instance: &Instance, plan: &str) {
    out::note(format!("note: {}: {plan}", instance.choice.name));
}

/// How much memory looking from both ends takes, in words.
pub fn both_ends(most: usize, each: usize) -> String {
    let (most, bytes) = (most as u64, readable((most * each) as u64));
    format!("from both ends, among {} positions, in up to {bytes}", thousands(most))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_walking_distance_is_made_where_it_can_be() {
        for rows in 2..=8 {
            for columns in 2..=WALKING.0 / rows {
                let puzzle = Sliding::new(rows, columns).unwrap();
                let is_made = WalkingDistance::new(&puzzle).is_ok();
                assert_eq!(walks(&puzzle), is_made, "{rows}x{columns}");
            }
        }
    }
}
