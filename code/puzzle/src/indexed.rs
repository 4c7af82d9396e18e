//! A puzzle whose positions are represented by their ranks.

use crate::goal::{GoalPair, Start};
use crate::{BrokenLaw, PieceSet, PositionError, Puzzle, ScrambleError, check_puzzle};

/// A [`Puzzle`] whose positions are represented by their ranks.
///
/// Puzzles have positions of different types. Their ranks are all of one type, so that
/// a program can choose a puzzle at run time: `Box<dyn Indexed>`. Every [`Puzzle`]
/// implements this trait, and the two traits have no method name in common.
///
/// ```
/// use puzzle::{Indexed, Puzzle, catalog, sliding::Sliding};
///
/// let chosen = catalog::find("sliding-2x3")?.puzzle(None)?;
/// let board = chosen.read_rank("1 2 0 4 5 3")?;
/// assert_eq!(chosen.move_names(), ["U", "D", "L", "R"]);
/// assert_eq!(chosen.successors(board)[0], Some(chosen.solved_rank()));
///
/// let known = Sliding::new(2, 3)?;
/// assert_eq!(known.count(), chosen.position_count());
/// assert_eq!(known.rank(&known.read("1 2 0 4 5 3")?), board);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: indexed
pub trait Indexed: Send + Sync {
    /// The number of positions; their ranks are `0..position_count`.
    fn position_count(&self) -> u64;

    /// The rank of the solved position.
    fn solved_rank(&self) -> u64;

    /// The ranks of all goals: distances are to the nearest one. By default the solved position.
    fn goal_ranks(&self) -> Vec<u64> {
        vec![self.solved_rank()]
    }

    /// A proven lower bound of the largest distance, known without a table.
    fn proven_min_depth(&self) -> u64;

    /// The names of the moves, by number.
    fn move_names(&self) -> Vec<String>;

    /// The rank after each move, or `None` where a move is not possible. All methods that
    /// take a rank may panic if it is not below [`position_count`](Self::position_count).
    fn successors(&self, rank: u64) -> Vec<Option<u64>>;

    /// For each move, the rank that it maps to this one, or `None` if there is none.
    fn predecessors(&self, rank: u64) -> Vec<Option<u64>>;
    // ANCHOR_END: indexed

    /// Reads a position, and returns its rank.
    ///
    /// # Errors
    /// [`PositionError`] says what was found and what was expected.
    fn read_rank(&self, text: &str) -> Result<u64, PositionError>;

    /// The text of the position with this rank.
    fn write_rank(&self, rank: u64) -> String;

    /// Whether positions are written as facelets, which can be read in any colors.
    fn uses_facelets(&self) -> bool;

    /// The position with this rank as pieces in slots, if the moves are a group, as
    /// [`Puzzle::piece_sets`] gives it; `None` by default.
    fn pieces_of_rank(&self, _rank: u64) -> Option<Vec<PieceSet>> {
        None
    }

    /// The rank of the position after the moves in a text, from solved.
    ///
    /// # Errors
    /// [`ScrambleError`] names the first part that is not a move, or the first move
    /// that is not possible.
    fn scramble_rank(&self, text: &str) -> Result<u64, ScrambleError>;

    /// The ranks of a position and a goal, in the form in which the puzzle ranks them.
    ///
    /// # Errors
    /// [`PositionError`] if one of them cannot be read, or the goal cannot be reached.
    fn goal_pair_ranks(
        &self,
        start: Start,
        goal: &str,
    ) -> Result<GoalPair<u64>, PositionError>;

    /// The moves that solve what the puzzle leaves out and a scramble may turn.
    ///
    /// # Errors
    /// Those of [`scramble_rank`](Self::scramble_rank).
    fn tip_moves(&self, text: &str) -> Result<Vec<String>, ScrambleError>;

    /// The notations of the moves, the usual one first; none if there is only one.
    fn notation_names(&self) -> &'static [&'static str] {
        &[]
    }

    /// The same puzzle with its moves in the notation of this name, one of
    /// [`notation_names`](Self::notation_names).
    fn in_notation(&self, _name: &str) -> Option<Box<dyn Indexed>> {
        None
    }

    /// `rank(unrank(rank))`: the rank itself if the puzzle keeps [that law](crate::Law::Rank).
    fn round_trip_rank(&self, rank: u64) -> u64;

    /// Checks the laws of the puzzle at these ranks, as [`check_puzzle`] does.
    ///
    /// # Errors
    /// The first [`BrokenLaw`].
    fn check(&self, ranks: &mut dyn Iterator<Item = u64>) -> Result<(), BrokenLaw>;
}

impl<P: Puzzle + Send + Sync> Indexed for P {
    fn position_count(&self) -> u64 {
        self.count()
    }

    fn solved_rank(&self) -> u64 {
        self.rank(&self.solved())
    }

    fn proven_min_depth(&self) -> u64 {
        self.min_depth()
    }

    fn move_names(&self) -> Vec<String> {
        (0..self.moves()).map(|m| self.name(m)).collect()
    }

    fn successors(&self, rank: u64) -> Vec<Option<u64>> {
        // ANCHOR: every
        let position = self.unrank(rank);
        let next = |m| self.apply(&position, m).map(|next| self.rank(&next));
        (0..self.moves()).map(next).collect()
        // ANCHOR_END: every
    }

    fn predecessors(&self, rank: u64) -> Vec<Option<u64>> {
        let position = self.unrank(rank);
        let before = |m| self.undo(&position, m).map(|before| self.rank(&before));
        (0..self.moves()).map(before).collect()
    }

    fn read_rank(&self, text: &str) -> Result<u64, PositionError> {
        let solved = || self.write(&self.solved());
        let explained =
            |error: PositionError| error.with_example(solved).with_goal(solved);
        let position = self.read(text).map_err(explained)?;
        Ok(self.rank(&position))
    }

    fn write_rank(&self, rank: u64) -> String {
        self.write(&self.unrank(rank))
    }

    fn uses_facelets(&self) -> bool {
        self.has_facelets()
    }

    fn pieces_of_rank(&self, rank: u64) -> Option<Vec<PieceSet>> {
        self.piece_sets(&self.unrank(rank))
    }

    fn scramble_rank(&self, text: &str) -> Result<u64, ScrambleError> {
        self.scramble(text).map(|position| self.rank(&position))
    }

    fn goal_pair_ranks(
        &self,
        start: Start,
        goal: &str,
    ) -> Result<GoalPair<u64>, PositionError> {
        let solved = || self.write(&self.solved());
        let read =
            |text| self.read_any(text).map_err(|error| error.with_example(solved));
        let goal = read(goal).map_err(|error| error.with_goal(solved))?;
        let start = match start {
            Start::Rank(rank) => self.unrank(rank),
            Start::Text(text) => read(text).map_err(|error| error.with_goal(solved))?,
        };
        let pair = self.goal_pair(&start, &goal);
        let pair = pair.map_err(|error| error.with_goal(|| self.write(&goal)))?;
        Ok(pair.map(|position| self.rank(&position)))
    }

    fn tip_moves(&self, text: &str) -> Result<Vec<String>, ScrambleError> {
        self.solve_tips(text)
    }

    fn notation_names(&self) -> &'static [&'static str] {
        self.notations()
    }

    fn in_notation(&self, name: &str) -> Option<Box<dyn Indexed>> {
        self.with_notation(name)
    }

    fn round_trip_rank(&self, rank: u64) -> u64 {
        self.rank(&self.unrank(rank))
    }

    fn check(&self, ranks: &mut dyn Iterator<Item = u64>) -> Result<(), BrokenLaw> {
        check_puzzle(self, ranks)
    }
}
