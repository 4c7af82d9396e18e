//! The trait of what a search needs of a puzzle.

use puzzle::Puzzle;
use std::hash::Hash;

/// A state space: positions, moves and a goal. Positions have no ranks, so that there may be
/// more of them than fit in an integer.
///
/// Every [`Puzzle`] is a `Space`. The names of the methods differ from those of [`Puzzle`].
///
/// # Examples
/// A search from 1 to 20 by doubling and by adding 3:
/// ```
/// use ida_star::{IdaStar, Space, ZeroBound};
///
/// struct Numbers;
///
/// impl Space for Numbers {
///     type Position = u32;
///
///     fn goal(&self) -> u32 {
///         20
///     }
///     fn move_count(&self) -> usize {
///         2
///     }
///     fn next(&self, n: &u32, m: usize) -> Option<u32> {
///         Some([2 * n, n + 3][m]).filter(|&n| n <= 20)
///     }
/// }
///
/// let found = IdaStar::new(&Numbers, &ZeroBound).search(&1)?;
/// assert_eq!(found.solution(), Some(&[0, 1, 0, 0][..])); // 2, 5, 10, 20
/// # Ok::<(), ida_star::SearchError>(())
/// ```
// ANCHOR: space
pub trait Space {
    /// A position.
    type Position: Clone + Eq + Hash;

    /// The position to be reached.
    fn goal(&self) -> Self::Position;

    /// How many moves there are, numbered from 0.
    fn move_count(&self) -> usize;

    /// The position after move `m`, or `None` where it cannot be done.
    fn next(&self, position: &Self::Position, m: usize) -> Option<Self::Position>;
}
// ANCHOR_END: space

impl<P: Puzzle> Space for P {
    type Position = P::Position;

    fn goal(&self) -> P::Position {
        self.solved()
    }

    fn move_count(&self) -> usize {
        self.moves()
    }

    fn next(&self, position: &P::Position, m: usize) -> Option<P::Position> {
        self.apply(position, m)
    }
}

/// The lower bound 0 for every position. With it IDA* is plain iterative deepening, and A* is
/// breadth-first search.
///
/// # Examples
/// ```
/// use pruning::LowerBound;
///
/// assert_eq!(ida_star::ZeroBound.lower_bound(&"any position"), Some(0));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ZeroBound;

impl<P> pruning::LowerBound<P> for ZeroBound {
    fn lower_bound(&self, _: &P) -> Option<u8> {
        Some(0)
    }
}
