//! The trait of lower bounds, and the maximum of two.

use table::UNREACHED;
use transition::Coordinate;

/// A lower bound of the distance to the goal: a heuristic.
///
/// # Examples
/// ```
/// use pruning::LowerBound;
///
/// /// A walk on a line: a step changes the number by at most three.
/// struct Steps;
///
/// impl LowerBound<u8> for Steps {
///     fn lower_bound(&self, place: &u8) -> Option<u8> {
///         Some(place.div_ceil(3))
///     }
/// }
///
/// assert_eq!(Steps.lower_bound(&7), Some(3));
/// ```
pub trait LowerBound<P> {
    /// A number of moves that every solution has; `None` if no moves lead to the goal.
    fn lower_bound(&self, position: &P) -> Option<u8>;
}

impl<P, B: LowerBound<P> + ?Sized> LowerBound<P> for &B {
    fn lower_bound(&self, position: &P) -> Option<u8> {
        (**self).lower_bound(position)
    }
}

/// The larger of two lower bounds, which is a lower bound, too.
///
/// Three are joined as `MaxBound(a, MaxBound(b, c))`.
///
/// ```
/// use pruning::{LowerBound, MaxBound, PruningTable};
/// use puzzle::pocket_cube::{Face, PocketCube};
/// use transition::{CornerOrientation, CornerPermutation};
///
/// let (r, goal) = (Face::R.turn(), PocketCube::SOLVED);
/// let back = Face::ALL.map(|face| face.turn().inverse());
/// let order = PruningTable::new(CornerPermutation, &goal, &back)?;
/// let twist = PruningTable::new(CornerOrientation, &goal, &back)?;
/// assert_eq!(MaxBound(order, twist).lower_bound(&r), Some(3)); // clockwise only: R R R
/// # Ok::<(), pruning::PruningError>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct MaxBound<A, B>(
    /// The first bound.
    pub A,
    /// The second bound.
    pub B,
);

impl<P, A: LowerBound<P>, B: LowerBound<P>> LowerBound<P> for MaxBound<A, B> {
    // ANCHOR: larger
    fn lower_bound(&self, position: &P) -> Option<u8> {
        let MaxBound(a, b) = self;
        Some(a.lower_bound(position)?.max(b.lower_bound(position)?))
    }
    // ANCHOR_END: larger
}

/// The lower bound of every position of a whole space, by rank; [`UNREACHED`] where no
/// moves lead to the goal.
///
/// # Complexity
/// O(positions) unranks and bounds, a byte for each position.
///
/// # Examples
/// ```
/// use pruning::{SlotSet, PruningTable, bounds};
/// use puzzle::pocket_cube::{Face, PocketCube};
/// use transition::CornerPermutation;
///
/// let back = Face::ALL.map(|face| face.turn().inverse());
/// let table = PruningTable::new(SlotSet, &PocketCube::SOLVED, &back)?;
/// assert_eq!(bounds(&table, &CornerPermutation).len(), 5040);
/// # Ok::<(), pruning::PruningError>(())
/// ```
pub fn bounds<P>(
    bound: &impl LowerBound<P>,
    whole: &impl Coordinate<Position = P>,
) -> Vec<u8> {
    let of = |p| bound.lower_bound(&whole.unrank(p)).unwrap_or(UNREACHED);
    (0..whole.count()).map(of).collect()
}
