//! Some of the pieces of Rubik's cube as a puzzle of the catalog.

use super::{Turn, notation, phase2_turns, turns};
use crate::{GoalPair, Metric, PieceSet, PositionError, Puzzle, ScrambleError};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::Mul;

/// A position of some of the pieces of Rubik's cube.
///
/// `a * b` is "first `a`, then `b`".
///
/// ```
/// use puzzle::rubik::{Corners, CubePosition, parse};
///
/// // The product of two turns that share two corners has group order 15.
/// let both: Corners = parse("R U")?.into_iter().map(Corners::from_turn).product();
/// let times = |n| (0..n).map(|_| both).product::<Corners>();
/// assert_eq!((1..16).find(|&n| times(n) == Corners::SOLVED), Some(15));
/// # Ok::<(), puzzle::rubik::TurnError>(())
/// ```
// ANCHOR: part
pub trait CubePosition: Copy + Debug + Eq + Hash + Mul<Output = Self> {
    /// The number of positions.
    const COUNT: u64;

    /// The reason why R, L, F and B only make half turns, for puzzles where this is so.
    const HALF_TURN_REASON: Option<&'static str> = None;

    /// The letters of the middle layers of the cube.
    const MIDDLE_LAYERS: &'static str = "MES";

    /// The position after a turn of the solved position.
    fn from_turn(turn: Turn) -> Self;

    /// The position that undoes this one.
    fn inverse(&self) -> Self;

    /// The rank, below [`COUNT`](Self::COUNT); the solved position has rank 0.
    fn rank(&self) -> u64;

    /// The position with this rank.
    ///
    /// # Panics
    /// Possibly, if the rank is not below [`COUNT`](Self::COUNT).
    fn unrank(rank: u64) -> Self;

    /// Reads a position.
    ///
    /// # Errors
    /// [`PositionError`] says what was found and what was expected.
    fn read(text: &str) -> Result<Self, PositionError>;

    /// The text of the position, which [`read`](Self::read) reads.
    fn write(&self) -> String;

    /// The position as pieces in slots, for [`Puzzle::piece_sets`].
    fn piece_sets(&self) -> Vec<PieceSet>;
}
// ANCHOR_END: part

/// The puzzle of some of the pieces of Rubik's cube.
///
/// ```
/// use puzzle::rubik::{Corners, RubikPuzzle};
/// use puzzle::{Metric, Puzzle};
///
/// let cube = RubikPuzzle::<Corners>::new(Metric::HalfTurn);
/// assert_eq!((cube.count(), cube.moves()), (88_179_840, 18));
/// let position = cube.scramble("F")?;
/// assert_eq!(cube.write(&position), "LUF LFD ULB UBR RFU RDF DBL DRB");
/// # Ok::<(), puzzle::ScrambleError>(())
/// ```
#[derive(Debug, Clone)]
pub struct RubikPuzzle<P> {
    turns: Vec<Turn>,
    moves: Vec<P>,
    inverses: Vec<P>,
}

impl<P: CubePosition> RubikPuzzle<P> {
    /// The puzzle with moves counted in this metric. Where R, L, F and B only make half
    /// turns, the metric is ignored.
    pub fn new(metric: Metric) -> Self {
        let turns = match P::HALF_TURN_REASON {
            Some(_) => phase2_turns(),
            None => turns(metric),
        };
        let moves = turns.iter().map(|&turn| P::from_turn(turn)).collect();
        let inverses = turns.iter().map(|turn| P::from_turn(turn.inverse())).collect();
        RubikPuzzle { turns, moves, inverses }
    }

    /// The turns, in the order of the moves.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }
}

impl<P: CubePosition> Puzzle for RubikPuzzle<P> {
    type Position = P;

    fn count(&self) -> u64 {
        P::COUNT
    }

    fn rank(&self, position: &P) -> u64 {
        position.rank()
    }

    fn unrank(&self, rank: u64) -> P {
        P::unrank(rank)
    }

    fn moves(&self) -> usize {
        self.turns.len()
    }

    fn piece_sets(&self, position: &P) -> Option<Vec<PieceSet>> {
        Some(position.piece_sets())
    }

    fn name(&self, m: usize) -> String {
        self.turns[m].to_string()
    }

    // ANCHOR: puzzle
    fn apply(&self, position: &P, m: usize) -> Option<P> {
        Some(*position * self.moves[m])
    }

    fn undo(&self, position: &P, m: usize) -> Option<P> {
        Some(*position * self.inverses[m])
    }
    // ANCHOR_END: puzzle

    fn read(&self, text: &str) -> Result<P, PositionError> {
        P::read(text)
    }

    fn write(&self, position: &P) -> String {
        position.write()
    }

    fn goal_pair(&self, start: &P, goal: &P) -> Result<GoalPair<P>, PositionError> {
        Ok(GoalPair::new(goal.inverse() * *start, P::unrank(0)))
    }

    /// The position after the turns in a text; `R2` and `R'` are allowed in every metric.
    fn scramble(&self, text: &str) -> Result<P, ScrambleError> {
        let turns = notation::read_turns(text, P::MIDDLE_LAYERS, P::HALF_TURN_REASON)?;
        Ok(turns
            .into_iter()
            .fold(P::unrank(0), |position, turn| position * P::from_turn(turn)))
    }
}
