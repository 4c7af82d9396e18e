//! The trait that every puzzle implements.

use crate::{
    GoalPair, Indexed, NamedMove, PieceSet, PositionError, ScrambleError, read_moves,
};
use std::fmt::Debug;
use std::hash::Hash;

/// A puzzle: its moves, and a rank for each of its positions.
///
/// Its laws: there is at least one position; `rank(unrank(i)) == i` for every `i` below
/// `count`; the solved position, and every position after a move or before one, has a
/// rank below `count` that no other position has; `undo` reverses `apply`, and `apply`
/// reverses `undo`; every written position and every name of a move can be read.
/// [`check_puzzle`](crate::check_puzzle) reports which law is broken, and where.
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

    /// The number of positions, at least 1.
    fn count(&self) -> u64;

    /// The rank of a position, in `0..count`.
    fn rank(&self, position: &Self::Position) -> u64;

    /// The position with this rank, which must be below `count`.
    fn unrank(&self, rank: u64) -> Self::Position;

    /// The number of moves; moves are numbered from 0.
    fn moves(&self) -> usize;

    /// The position after move `m`, or `None` where the move is not possible.
    fn apply(&self, position: &Self::Position, m: usize) -> Option<Self::Position>;

    /// The position that move `m` maps to this one, or `None` if there is none.
    fn undo(&self, position: &Self::Position, m: usize) -> Option<Self::Position>;
    // ANCHOR_END: puzzle

    /// The solved position: the one with rank 0, unless a puzzle overrides this.
    fn solved(&self) -> Self::Position {
        self.unrank(0)
    }

    /// A proven lower bound of the largest distance, known without a table; 0 by default.
    fn min_depth(&self) -> u64 {
        0
    }

    /// The position as pieces in slots, if each move takes the same slots' pieces to the same
    /// slots everywhere: if they are a group. The solved position has each piece in its own
    /// slot, with orientation 0. `None` by default.
    fn piece_sets(&self, _position: &Self::Position) -> Option<Vec<PieceSet>> {
        None
    }

    /// The name of move `m`: `m0`, `m1` and so on, unless a puzzle overrides this.
    fn name(&self, m: usize) -> String {
        format!("m{m}")
    }

    /// Reads a position: by default its rank, in decimal digits. A position that cannot
    /// be solved is an error.
    ///
    /// # Errors
    /// [`PositionError`] says what was found and what was expected.
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

    /// The text of a position, which [`read`](Self::read) reads.
    fn write(&self, position: &Self::Position) -> String {
        self.rank(position).to_string()
    }

    /// Whether positions are written as facelets, which can be read in any colors;
    /// `false` by default.
    fn has_facelets(&self) -> bool {
        false
    }

    /// The position after the moves in a text, from solved.
    ///
    /// # Errors
    /// [`ScrambleError`] names the first part that is not a move, or the first move
    /// that is not possible.
    fn scramble(&self, text: &str) -> Result<Self::Position, ScrambleError> {
        scramble_by_names(self, text)
    }

    /// Reads a position that is brought to another goal than the solved one, so that it need
    /// not be one that can be solved; by default it must be.
    ///
    /// # Errors
    /// [`PositionError`] says what was found and what was expected.
    fn read_any(&self, text: &str) -> Result<Self::Position, PositionError> {
        self.read(text)
    }

    /// The position and the goal in the form in which this puzzle ranks them: by default as
    /// they are. Where the pieces can be relabeled so that the goal is the solved position,
    /// tables and lower bounds serve that goal, too.
    ///
    /// # Errors
    /// [`PositionError::Unsolvable`] if no moves lead from one to the other.
    fn goal_pair(
        &self,
        start: &Self::Position,
        goal: &Self::Position,
    ) -> Result<GoalPair<Self::Position>, PositionError> {
        Ok(GoalPair::new(start.clone(), goal.clone()))
    }

    /// The moves that solve what this puzzle leaves out and a scramble may turn, such as
    /// the tips of a Pyraminx; none by default. They can be done at any time.
    ///
    /// # Errors
    /// [`ScrambleError`] if the text cannot be read.
    fn solve_tips(&self, _text: &str) -> Result<Vec<String>, ScrambleError> {
        Ok(Vec::new())
    }

    /// The notations of the moves, the usual one first; none if there is only one.
    fn notations(&self) -> &'static [&'static str] {
        &[]
    }

    /// The same puzzle with its moves in the notation of this name, one of
    /// [`notations`](Self::notations).
    fn with_notation(&self, _name: &str) -> Option<Box<dyn Indexed>> {
        None
    }
}

/// The position after the moves in a text, by their names, from solved: what
/// [`Puzzle::scramble`] does by default.
///
/// # Errors
/// [`ScrambleError`] names the first part that is not a move, or the first move that is not
/// possible.
pub fn scramble_by_names<P: Puzzle + ?Sized>(
    puzzle: &P,
    text: &str,
) -> Result<P::Position, ScrambleError> {
    let names: Vec<_> = (0..puzzle.moves()).map(|m| puzzle.name(m)).collect();
    let mut position = puzzle.solved();
    for (NamedMove { m, undone }, at) in read_moves(text, &names)? {
        let step = if undone { P::undo } else { P::apply };
        let after = |m| step(puzzle, &position, m);
        position = after(m).ok_or_else(|| {
            let possible = (0..names.len()).filter(|&m| after(m).is_some());
            let possible: Vec<_> = possible.map(|m| &names[m][..]).collect();
            let (name, possible) = (names[m].clone(), possible.join(", "));
            ScrambleError::Blocked { name, undone, possible, at }
        })?;
    }
    Ok(position)
}
