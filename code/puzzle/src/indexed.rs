//! A puzzle seen through its numbers alone.

// ANCHOR: indexed
use crate::{PositionError, Puzzle, ScrambleError};

/// A [`Puzzle`] whose positions are their ranks.
///
/// Puzzles have positions of different types. Their ranks are all of one type, so
/// that a program can choose a puzzle as it runs: `Box<dyn Indexed>`. Every puzzle
/// is one.
///
/// ```
/// let puzzle = puzzle::catalog::find("sliding-2x3")?.puzzle(None)?;
/// let board = puzzle.read("1 2 0 4 5 3")?;
/// assert_eq!(puzzle.names(), ["U", "D", "L", "R"]);
/// assert_eq!(puzzle.after(board)[0], Some(puzzle.solved()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Indexed: Send + Sync {
    /// How many positions have a number.
    fn count(&self) -> u64;

    /// The number of the solved position.
    fn solved(&self) -> u64;

    /// A number of moves that some position is known to need, with no table made.
    fn known_depth(&self) -> u64;

    /// The names of the moves, in order.
    fn names(&self) -> Vec<String>;

    /// Where each move leads from here, or `None` where it cannot be done. This rank,
    /// and those below, must be below `count`: others may panic.
    fn after(&self, rank: u64) -> Vec<Option<u64>>;

    /// From where each move leads here.
    fn before(&self, rank: u64) -> Vec<Option<u64>>;

    /// The number of the position that a text describes.
    ///
    /// # Errors
    /// [`PositionError`] says what was found and what would be right.
    fn read(&self, text: &str) -> Result<u64, PositionError>;

    /// The text of a position.
    fn write(&self, rank: u64) -> String;

    /// The number of the position after the moves in a text, from solved.
    ///
    /// # Errors
    /// [`ScrambleError`] names the first thing that is no move, or the first move
    /// that cannot be done.
    fn scramble(&self, text: &str) -> Result<u64, ScrambleError>;
}
// ANCHOR_END: indexed

// ANCHOR: every
impl<P: Puzzle + Send + Sync> Indexed for P {
    fn count(&self) -> u64 {
        Puzzle::count(self)
    }

    fn solved(&self) -> u64 {
        self.rank(&Puzzle::solved(self))
    }

    fn known_depth(&self) -> u64 {
        Puzzle::known_depth(self)
    }

    fn names(&self) -> Vec<String> {
        (0..self.moves()).map(|m| self.name(m)).collect()
    }

    fn after(&self, rank: u64) -> Vec<Option<u64>> {
        let position = self.unrank(rank);
        let next = |m| self.apply(&position, m).map(|next| self.rank(&next));
        (0..self.moves()).map(next).collect()
    }

    fn before(&self, rank: u64) -> Vec<Option<u64>> {
        let position = self.unrank(rank);
        let before = |m| self.undo(&position, m).map(|before| self.rank(&before));
        (0..self.moves()).map(before).collect()
    }

    // ANCHOR_END: every

    // ANCHOR: texts
    fn read(&self, text: &str) -> Result<u64, PositionError> {
        let position = Puzzle::read(self, text);
        let solved = || Puzzle::write(self, &Puzzle::solved(self));
        position.map(|p| self.rank(&p)).map_err(|error| error.with_example(solved))
    }

    fn write(&self, rank: u64) -> String {
        Puzzle::write(self, &self.unrank(rank))
    }

    fn scramble(&self, text: &str) -> Result<u64, ScrambleError> {
        Puzzle::scramble(self, text).map(|position| self.rank(&position))
    }
}
// ANCHOR_END: texts
