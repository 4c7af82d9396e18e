//! The sum of two lower bounds that never count the same move.

use pruning::LowerBound;

/// The sum of two bounds.
///
/// It is a lower bound if each move is counted by at most one of the two: then they count
/// different moves of every solution. Two bounds that count all moves may be joined by
/// [`MaxBound`](pruning::MaxBound) alone.
///
/// ```
/// use lower_bound::{LowerBound, SumBound};
///
/// /// A king on a line of cells, and how far it is from cell 0.
/// struct Steps(usize);
///
/// impl LowerBound<[u8; 2]> for Steps {
///     fn lower_bound(&self, kings: &[u8; 2]) -> Option<u8> {
///         Some(kings[self.0])
///     }
/// }
///
/// // A move takes one king one step, so no move counts for both.
/// assert_eq!(SumBound(Steps(0), Steps(1)).lower_bound(&[3, 4]), Some(7));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SumBound<A, B>(
    /// The first bound.
    pub A,
    /// The second bound.
    pub B,
);

impl<P, A: LowerBound<P>, B: LowerBound<P>> LowerBound<P> for SumBound<A, B> {
    // ANCHOR: sum
    fn lower_bound(&self, position: &P) -> Option<u8> {
        let SumBound(a, b) = self;
        Some(a.lower_bound(position)?.saturating_add(b.lower_bound(position)?))
    }
    // ANCHOR_END: sum
}
