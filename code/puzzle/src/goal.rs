//! Positions to be brought to another goal than the solved position.

use crate::{BrokenLaw, Indexed, PositionError, ScrambleError};
use std::sync::Arc;

/// A position and a goal, in the form in which a puzzle ranks them.
///
/// Where each move does the same from any position, pieces may be relabeled so that the goal
/// is the solved position. So all tables and lower bounds of the puzzle still serve.
///
/// ```
/// use puzzle::{Puzzle, pancake::Pancakes};
///
/// let puzzle = Pancakes::new(3)?;
/// let pair = puzzle.goal_pair(&puzzle.read("2 1 3")?, &puzzle.read("3 1 2")?)?;
/// assert_eq!(pair.goal, puzzle.solved());
/// assert_eq!(puzzle.write(&pair.start), "3 2 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoalPair<P> {
    /// The position to start from.
    pub start: P,
    /// The goal.
    pub goal: P,
    /// For each move `m` from `start` to `goal`, the move that it is from the position that
    /// was given; a move beyond the end of the list is itself.
    pub moves: Vec<usize>,
}

impl<P> GoalPair<P> {
    /// A start and a goal between which every move is the same as between the positions that
    /// were given.
    pub fn new(start: P, goal: P) -> Self {
        GoalPair { start, goal, moves: Vec::new() }
    }

    /// The pair with both positions converted.
    pub(crate) fn map<Q>(self, mut convert: impl FnMut(P) -> Q) -> GoalPair<Q> {
        let GoalPair { start, goal, moves } = self;
        GoalPair { start: convert(start), goal: convert(goal), moves }
    }
}

/// The pieces of a position, named by where they are in the goal.
pub(crate) fn relabel(start: &[u8], goal: &[u8]) -> impl Fn(usize) -> u8 {
    let labels: Vec<u8> = start
        .iter()
        .map(|piece| {
            goal.iter().position(|other| other == piece).expect("a piece") as u8
        })
        .collect();
    move |slot| labels[slot]
}

/// A position that is brought to a goal.
#[derive(Debug, Clone, Copy)]
pub enum Start<'a> {
    /// A position by its rank.
    Rank(u64),
    /// A position as text.
    Text(&'a str),
}

/// A puzzle with another goal: its solved position is that goal, and each position that is
/// read is the one whose solutions bring the position to the goal. Or with several goals, of
/// which the first counts as the solved position.
pub struct WithGoal {
    puzzle: Arc<dyn Indexed>,
    /// The goal, if positions are relabeled for it.
    text: Option<String>,
    ranks: Vec<u64>,
    names: Vec<String>,
}

/// How many goals an error names.
const SHOWN_GOALS: usize = 4;

impl WithGoal {
    /// The puzzle with this goal.
    ///
    /// # Errors
    /// [`PositionError`] if the text is not a position.
    ///
    /// # Examples
    /// ```
    /// use puzzle::{Indexed, WithGoal, catalog};
    ///
    /// let eight = catalog::find("8-puzzle")?.puzzle(None)?;
    /// let puzzle = WithGoal::new(eight.into(), "1 2 3 8 0 4 7 6 5")?;
    /// let start = puzzle.read_rank("1 2 3 8 6 4 7 0 5")?;
    /// assert_eq!(puzzle.successors(start)[1], Some(puzzle.solved_rank()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(puzzle: Arc<dyn Indexed>, goal: &str) -> Result<Self, PositionError> {
        let GoalPair { goal: rank, moves, .. } =
            puzzle.goal_pair_ranks(Start::Text(goal), goal)?;
        let names = puzzle.move_names();
        let name = |m: usize| names[*moves.get(m).unwrap_or(&m)].clone();
        let names = (0..names.len()).map(name).collect();
        Ok(WithGoal { puzzle, text: Some(goal.to_string()), ranks: vec![rank], names })
    }

    /// The puzzle with these goals, by their ranks. Positions are read as they are.
    ///
    /// # Panics
    /// If there is no goal.
    ///
    /// # Examples
    /// ```
    /// use puzzle::{Indexed, WithGoal, catalog};
    ///
    /// let pancakes = catalog::find("pancake-3")?.puzzle(None)?;
    /// let puzzle = WithGoal::of_ranks(pancakes.into(), vec![2, 5]);
    /// assert_eq!((puzzle.solved_rank(), puzzle.goal_ranks()), (2, vec![2, 5]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_ranks(puzzle: Arc<dyn Indexed>, ranks: Vec<u64>) -> Self {
        assert!(!ranks.is_empty(), "a goal");
        let names = puzzle.move_names();
        WithGoal { puzzle, text: None, ranks, names }
    }

    /// The text of the first goals, and how many more there are.
    fn goal_text(&self) -> String {
        let shown = self.ranks.len().min(SHOWN_GOALS);
        let texts =
            self.ranks[..shown].iter().map(|&rank| self.puzzle.write_rank(rank));
        let text = texts.collect::<Vec<_>>().join(" or ");
        match self.ranks.len() - shown {
            0 => text,
            more => format!("{text} or one of {more} more"),
        }
    }
}

impl Indexed for WithGoal {
    fn position_count(&self) -> u64 {
        self.puzzle.position_count()
    }

    fn solved_rank(&self) -> u64 {
        self.ranks[0]
    }

    fn goal_ranks(&self) -> Vec<u64> {
        self.ranks.clone()
    }

    fn proven_min_depth(&self) -> u64 {
        let is_solved = self.ranks == [self.puzzle.solved_rank()];
        if is_solved { self.puzzle.proven_min_depth() } else { 0 }
    }

    fn move_names(&self) -> Vec<String> {
        self.names.clone()
    }

    fn successors(&self, rank: u64) -> Vec<Option<u64>> {
        self.puzzle.successors(rank)
    }

    fn predecessors(&self, rank: u64) -> Vec<Option<u64>> {
        self.puzzle.predecessors(rank)
    }

    fn read_rank(&self, text: &str) -> Result<u64, PositionError> {
        match &self.text {
            Some(goal) => {
                Ok(self.puzzle.goal_pair_ranks(Start::Text(text), goal)?.start)
            }
            None => {
                let read = self.puzzle.read_rank(text);
                read.map_err(|error| error.with_goal(|| self.goal_text()))
            }
        }
    }

    fn write_rank(&self, rank: u64) -> String {
        self.puzzle.write_rank(rank)
    }

    fn uses_facelets(&self) -> bool {
        self.puzzle.uses_facelets()
    }

    fn scramble_rank(&self, text: &str) -> Result<u64, ScrambleError> {
        let rank = self.puzzle.scramble_rank(text)?;
        let Some(goal) = &self.text else { return Ok(rank) };
        Ok(self.puzzle.goal_pair_ranks(Start::Rank(rank), goal)?.start)
    }

    fn goal_pair_ranks(
        &self,
        start: Start,
        goal: &str,
    ) -> Result<GoalPair<u64>, PositionError> {
        self.puzzle.goal_pair_ranks(start, goal)
    }

    fn tip_moves(&self, text: &str) -> Result<Vec<String>, ScrambleError> {
        self.puzzle.tip_moves(text)
    }

    fn round_trip_rank(&self, rank: u64) -> u64 {
        self.puzzle.round_trip_rank(rank)
    }

    fn check(&self, ranks: &mut dyn Iterator<Item = u64>) -> Result<(), BrokenLaw> {
        self.puzzle.check(ranks)
    }
}
