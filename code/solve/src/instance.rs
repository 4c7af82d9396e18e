//! A puzzle of the catalog with its sizes and its metric, or one of somebody's own.

use crate::{Engine, SolveError};
use definition::{ArrangementPuzzle, DefinedPuzzle, Definition, PuzzleError};
use puzzle::catalog::{self, NamedPuzzle};
use puzzle::{Family, Indexed, Metric, pluralize, pocket_cube};
use rows::{RowsBuilder, arrangements, builder, cosets};
use std::sync::Arc;
use table::ScanEngine;

/// A puzzle of the catalog, with its sizes and its metric, or one that somebody defined.
///
/// # Examples
/// ```
/// use puzzle::{Metric, catalog};
/// use solve::Instance;
///
/// let cube = Instance::new(catalog::find("pocket-cube")?, Some(Metric::QuarterTurn))?;
/// assert_eq!(cube.puzzle().move_names().len(), 6);
/// assert_eq!(Instance::find("15-puzzle")?.name(), "sliding-4x4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Instance {
    pub(crate) kind: Kind,
    pub(crate) metric: Option<Metric>,
    pub(crate) puzzle: Arc<dyn Indexed>,
    /// The goal, if it is not the solved position.
    pub(crate) goal: Option<String>,
}

/// Where a puzzle comes from.
#[derive(Clone)]
pub(crate) enum Kind {
    Named(NamedPuzzle),
    Defined(Arc<DefinedPuzzle>),
    Arranged(Arc<ArrangementPuzzle>),
    Own(Arc<str>, Arc<dyn Indexed>),
}

impl Instance {
    /// The puzzle of a definition, whether its pieces look alike or not.
    ///
    /// # Errors
    /// [`PuzzleError`] if there is no move, or there are too many moves or positions.
    ///
    /// # Examples
    /// ```
    /// use definition::Definition;
    /// use solve::{Instance, Limits, Purpose, PuzzleTable};
    ///
    /// let text = "start = 1 1 1 2 2 2\nR = (1,2,3,4,5,6)\nS = (1,2)\n";
    /// let ring = Definition::read("ring.gens", text.as_bytes())?;
    /// let ring = Instance::from_definition(ring)?;
    /// let (purpose, limits) = (Purpose::Layers, Limits::default());
    /// let table = PuzzleTable::compute(&ring, None, purpose, limits, &|_| {})?;
    /// assert_eq!(table.layers, [1, 5, 2, 10, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_definition(definition: Definition) -> Result<Self, PuzzleError> {
        if definition.has_distinct_positions() {
            return DefinedPuzzle::new(definition).map(Instance::defined);
        }
        ArrangementPuzzle::new(definition).map(Instance::arranged)
    }

    fn arranged(puzzle: ArrangementPuzzle) -> Self {
        let puzzle = Arc::new(puzzle);
        let kind = Kind::Arranged(puzzle.clone());
        Instance { kind, metric: None, puzzle, goal: None }.with_turned_goal()
    }

    /// The same puzzle with the solved position in all its turns as goals, if rotations of the
    /// whole cost nothing and no piece is held still.
    fn with_turned_goal(self) -> Self {
        if self.definition().is_none_or(|it| !it.has_turned_goals()) {
            return self;
        }
        let ranks = self.turned_ranks(self.puzzle.solved_rank());
        self.with_goal_ranks(ranks)
    }

    /// The puzzle of a definition, with all powers of its moves.
    ///
    /// # Examples
    /// ```
    /// use definition::DefinedPuzzle;
    /// use solve::{Instance, Limits, Purpose, PuzzleTable};
    ///
    /// // Four cards, of which neighbors are exchanged.
    /// let moves: [(&str, &[u16]); 3] =
    ///     [("a", &[1, 0, 2, 3]), ("b", &[0, 2, 1, 3]), ("c", &[0, 1, 3, 2])];
    /// let cards = Instance::defined(DefinedPuzzle::from_permutations("cards", &moves)?);
    /// assert_eq!(cards.engines()[0].name(), "rows");
    /// let (purpose, limits) = (Purpose::Solutions, Limits::default());
    /// let table = PuzzleTable::compute(&cards, None, purpose, limits, &|_| {})?;
    /// assert_eq!(table.layers, [1, 3, 5, 6, 5, 3, 1]);
    /// let rank = cards.puzzle().read_rank("3 2 1 0")?;
    /// assert_eq!(table.solution(rank).map(|found| found.moves.len()), Some(6));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn defined(puzzle: DefinedPuzzle) -> Self {
        let puzzle = Arc::new(puzzle);
        let kind = Kind::Defined(puzzle.clone());
        Instance { kind, metric: None, puzzle, goal: None }.with_turned_goal()
    }

    /// Any type with the trait [`Puzzle`](puzzle::Puzzle), under this name. It has no rows:
    /// its table has a byte for each position. Its laws are checked at some positions before a
    /// table is made; [`puzzle::check_puzzle`] checks them at as many as you like.
    ///
    /// # Examples
    /// ```
    /// use puzzle::twiddle::Twiddle;
    /// use solve::{Instance, Limits, solve};
    ///
    /// let twiddle = Instance::of_puzzle("twiddle", Twiddle);
    /// let rank = twiddle.puzzle().read_rank("3 8 7 6 5 4 9 2 1")?;
    /// assert_eq!(solve(&twiddle, rank, Limits::default())?.moves.len(), 11);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_puzzle(name: &str, puzzle: impl Indexed + 'static) -> Self {
        let puzzle: Arc<dyn Indexed> = Arc::new(puzzle);
        let kind = Kind::Own(name.into(), puzzle.clone());
        Instance { kind, metric: None, puzzle, goal: None }
    }

    /// The puzzle that was chosen, with moves counted in this metric, or in the default one.
    ///
    /// # Errors
    /// [`SolveError::Metric`] if its family has no such metric, and [`SolveError::Size`] if it
    /// has no such size.
    pub fn new(
        choice: NamedPuzzle,
        metric: Option<Metric>,
    ) -> Result<Self, SolveError> {
        let metrics = choice.family.metrics;
        if let Some(metric) = metric.filter(|metric| !metrics.contains(metric)) {
            return Err(SolveError::Metric(metric, metrics));
        }
        // The metric of a puzzle with a single one has no name.
        let metric = match metrics {
            [default, _, ..] => metric.or(Some(*default)),
            _ => None,
        };
        let puzzle = choice.puzzle(metric)?.into();
        Ok(Instance { kind: Kind::Named(choice), metric, puzzle, goal: None })
    }

    /// The puzzle with this name, such as `8-puzzle`, in its default metric.
    ///
    /// # Errors
    /// [`SolveError::Unknown`] or [`SolveError::Size`] if there is none.
    pub fn find(name: &str) -> Result<Self, SolveError> {
        Instance::new(catalog::find(name)?, None)
    }

    /// The same puzzle, with its moves in the notation of this name.
    ///
    /// # Errors
    /// [`SolveError::Notation`] if it has no such notation.
    pub fn with_notation(self, name: &str) -> Result<Self, SolveError> {
        match self.puzzle.in_notation(name) {
            Some(puzzle) => Ok(Instance { puzzle: puzzle.into(), ..self }),
            None => {
                Err(SolveError::Notation(name.to_owned(), self.puzzle.notation_names()))
            }
        }
    }

    /// Whether there is more than one goal. Then only a table serves, in rows or by a scan that
    /// begins at all of them.
    pub fn has_several_goals(&self) -> bool {
        self.puzzle.goal_ranks().len() > 1
    }

    /// The goal as text, if one was given.
    pub fn goal(&self) -> Option<&str> {
        self.goal.as_deref()
    }

    /// Whether the goal is another position than the solved one, also after its pieces are
    /// named by their places in the goal. Then only a table from that goal serves.
    pub fn has_own_goal(&self) -> bool {
        let solved = match &self.kind {
            Kind::Named(choice) => {
                choice.puzzle(self.metric).map(|puzzle| puzzle.solved_rank()).ok()
            }
            Kind::Defined(puzzle) => Some(puzzle.solved_rank()),
            Kind::Arranged(puzzle) => Some(puzzle.solved_rank()),
            Kind::Own(_, puzzle) => Some(puzzle.solved_rank()),
        };
        solved.is_none_or(|solved| self.puzzle.goal_ranks() != [solved])
    }

    /// The family and the sizes of a puzzle of the catalog.
    pub fn choice(&self) -> Option<&NamedPuzzle> {
        match &self.kind {
            Kind::Named(choice) => Some(choice),
            _ => None,
        }
    }

    /// The puzzle that somebody defined, if all its pieces differ.
    pub fn defined_puzzle(&self) -> Option<&DefinedPuzzle> {
        match &self.kind {
            Kind::Defined(puzzle) => Some(puzzle),
            _ => None,
        }
    }

    /// The puzzle that somebody defined, if pieces look alike.
    pub fn arrangement_puzzle(&self) -> Option<&ArrangementPuzzle> {
        match &self.kind {
            Kind::Arranged(puzzle) => Some(puzzle),
            _ => None,
        }
    }

    /// Whether the puzzle belongs to this family.
    pub fn is_of(&self, family: &Family) -> bool {
        self.choice().is_some_and(|choice| choice.family.name == family.name)
    }

    /// The canonical name of the puzzle: `sliding-3x3`, also for `8-puzzle`; or the name in its
    /// definition.
    pub fn name(&self) -> &str {
        match (&self.kind, self.definition()) {
            (Kind::Named(choice), _) => &choice.name,
            (Kind::Own(name, _), _) => name,
            (_, definition) => definition.map_or("", Definition::name),
        }
    }

    /// The puzzle in a few words.
    pub fn about(&self) -> String {
        let moves = pluralize(self.puzzle.move_names().len(), "move");
        let about = match (&self.kind, self.definition()) {
            (Kind::Named(choice), _) => choice.family.about.to_owned(),
            (_, None) => moves,
            (_, Some(definition)) => {
                let pieces = pluralize(definition.sets().slots(), "piece");
                let rotations = match definition.free_rotations() {
                    1 => String::new(),
                    rotations => format!(
                        "; {rotations} rotations of the whole{} cost nothing",
                        match definition.has_found_rotations() {
                            true => ", found from the moves,",
                            false => "",
                        }
                    ),
                };
                let held = definition.held_slot().map_or(String::new(), |slot| {
                    format!(", the piece in slot {slot} held still")
                });
                format!("{pieces}{held}{rotations}; {moves}")
            }
        };
        let in_turns = match self.definition() {
            Some(definition) if definition.has_turned_goals() => format!(
                " in all its turns, of which moves reach {}",
                self.puzzle.goal_ranks().len()
            ),
            _ => String::new(),
        };
        match &self.goal {
            Some(goal) => format!("{about}; goal {goal}{in_turns}"),
            None if in_turns.is_empty() => about,
            None => format!("{about}; the goal is the solved position{in_turns}"),
        }
    }

    /// The definition, if somebody has defined it.
    pub fn definition(&self) -> Option<&Definition> {
        match &self.kind {
            Kind::Named(_) | Kind::Own(..) => None,
            Kind::Defined(puzzle) => Some(puzzle.definition()),
            Kind::Arranged(puzzle) => Some(puzzle.definition()),
        }
    }

    /// The builder of its rows. `None` if it does not lie in rows.
    pub(crate) fn rows_builder(&self) -> Option<RowsBuilder> {
        match &self.kind {
            Kind::Named(choice) => builder(choice, self.metric),
            Kind::Defined(puzzle) => {
                let (group, moves) =
                    (puzzle.group().clone(), puzzle.move_permutations());
                cosets::builder(group, &moves).ok()
            }
            Kind::Arranged(puzzle) => Some(arrangements::builder(puzzle)),
            Kind::Own(..) => None,
        }
    }

    /// What counts as one move. `None` if the puzzle has a single metric.
    pub fn metric(&self) -> Option<Metric> {
        self.metric
    }

    /// The puzzle itself. Positions are its ranks: `0..puzzle().position_count()`.
    pub fn puzzle(&self) -> &Arc<dyn Indexed> {
        &self.puzzle
    }

    /// The engines that can compute this puzzle's complete table, the fastest first.
    pub fn engines(&self) -> Vec<Engine> {
        let rows = self.rows_builder().map(|_| Engine::Rows);
        let rows = rows.filter(|_| self.choice().is_none() || !self.has_own_goal());
        let scans = match self.cube_metric() {
            Some(_) => &ScanEngine::ALL[..],
            None => &[ScanEngine::Hoisted],
        };
        rows.into_iter().chain(scans.iter().rev().copied().map(Engine::Scan)).collect()
    }

    /// The metric of the pocket cube, whose positions are split into two coordinates. `None` for
    /// any other puzzle, and for other goals than the solved position.
    pub(crate) fn cube_metric(&self) -> Option<Metric> {
        let is_cube = self.is_of(&pocket_cube::FAMILY) && !self.has_own_goal();
        self.metric.filter(|_| is_cube)
    }
}
