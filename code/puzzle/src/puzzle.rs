//! What a puzzle must be able to do, so that everything else can be done for it.

use crate::{PositionError, ScrambleError, read_moves};
use std::fmt::Debug;
use std::hash::Hash;

/// A puzzle: its moves, and its positions with their numbers.
///
/// Its laws: there is a position; `rank(unrank(i)) == i` for every `i` below `count`; the
/// solved position, and every position after a move or before one, has a rank below
/// `count` that no other has; a move that is undone, or done again after it was undone,
/// leads back; and what is written, and each move by its name, can be read.
/// [`check_puzzle`](crate::check_puzzle) says which is broken, and where.
///
/// ```
/// use puzzle::{Puzzle, twiddle::Twiddle};
///
/// let position = Twiddle.scramble("A B'")?;
/// assert_eq!(Twiddle.unrank(Twiddle.rank(&position)), position);
/// let back = Twiddle.undo(&position, 3).expect("B' can be undone");
/// assert_eq!(back, Twiddle.scramble("A")?);
/// # Ok::<(), puzzle::ScrambleError>(())
/// ```
// ANCHOR: puzzle
pub trait Puzzle {
    /// A position.
    type Position: Clone + Debug + Eq + Hash;

    /// How many positions have a number: at least 1.
    fn count(&self) -> u64;

    /// The number of a position, in `0..count`.
    fn rank(&self, position: &Self::Position) -> u64;

    /// The position with this number, which must be below `count`.
    fn unrank(&self, rank: u64) -> Self::Position;

    /// How many moves there are, numbered from 0.
    fn moves(&self) -> usize;

    /// The position after move `m`, or `None` where it cannot be done.
    fn apply(&self, position: &Self::Position, m: usize) -> Option<Self::Position>;

    /// The position that move `m` makes this one of, or `None` if there is none.
    fn undo(&self, position: &Self::Position, m: usize) -> Option<Self::Position>;
    // ANCHOR_END: puzzle

    /// The position to be reached: number 0, unless a puzzle says otherwise.
    fn solved(&self) -> Self::Position {
        self.unrank(0)
    }

    /// A number of moves that some position is known to need, with no table made: 0,
    /// unless there is a proof for a puzzle.
    fn min_depth(&self) -> u64 {
        0
    }

    /// How people write move `m`: `m0`, `m1` and so on, unless a puzzle has names.
    fn name(&self, m: usize) -> String {
        format!("m{m}")
    }

    /// The position that a text describes: its number, unless a puzzle has a better
    /// way. One that cannot be solved is an error.
    ///
    /// # Errors
    /// [`PositionError`] says what was found and what would be right.
    fn read(&self, text: &str) -> Result<Self::Position, PositionError> {
        let last = self.count().checked_sub(1).ok_or(PositionError::NoPositions)?;
        let rank = text.trim().parse().ok().filter(|&rank| rank <= last);
        let unknown = || PositionError::Unknown {
            found: text.trim().to_string(),
            at: 1,
            expected: format!("a number from 0 to {last}"),
        };
        rank.map(|rank| self.unrank(rank)).ok_or_else(unknown)
    }

    /// The text that [`read`](Self::read) understands.
    fn write(&self, position: &Self::Position) -> String {
        self.rank(position).to_string()
    }

    /// Are positions written as facelets, which can be read in any colors? Not unless
    /// a puzzle says so.
    fn has_facelets(&self) -> bool {
        false
    }

    /// The position after the moves in a text, from solved.
    ///
    /// # Errors
    /// [`ScrambleError`] names the first thing that is no move, or the first move
    /// that cannot be done.
    fn scramble(&self, text: &str) -> Result<Self::Position, ScrambleError> {
        let names: Vec<_> = (0..self.moves()).map(|m| self.name(m)).collect();
        let mut position = self.solved();
        for (m, at) in read_moves(text, &names)? {
            let can = |&m: &usize| self.apply(&position, m).is_some();
            let possible = || (0..names.len()).filter(can).map(|m| &names[m][..]);
            let blocked = || ScrambleError::Blocked {
                name: names[m].clone(),
                possible: possible().collect::<Vec<_>>().join(", "),
                at,
            };
            position = self.apply(&position, m).ok_or_else(blocked)?;
        }
        Ok(position)
    }
}
