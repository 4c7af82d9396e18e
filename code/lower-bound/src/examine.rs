//! A check of a lower bound on all positions of a puzzle: admissible and consistent.

use pruning::{BoundComparison, LowerBound, first_inadmissible};
use puzzle::{Indexed, Puzzle};
use table::{ForwardGraph, Graph, TableError, UNREACHED, distances_to_solved};

/// A position whose bound is larger than its distance: the bound is not admissible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the bound of {position} is {bound}, and {distance} moves are enough")]
pub struct InadmissiblePosition {
    /// The position in the puzzle's notation.
    pub position: String,
    /// The bound of the position.
    pub bound: u8,
    /// The distance of the position.
    pub distance: u8,
}

/// A move over which the bound falls by more than 1: the bound is not consistent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the bound falls from {bound} at {position} to {next} after the move {name}")]
pub struct InconsistentMove {
    /// The position before the move, in the puzzle's notation.
    pub position: String,
    /// The bound of the position.
    pub bound: u8,
    /// The move.
    pub name: String,
    /// The bound after the move.
    pub next: u8,
}

/// The result of [`examine`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoundReport {
    /// The number of positions for each pair of a distance and a bound.
    pub comparison: BoundComparison,
    /// The first position whose bound is too large; with `None` the bound is admissible.
    pub too_large: Option<InadmissiblePosition>,
    /// The number of moves over which the bound falls by more than 1; with 0 it is consistent.
    pub falls: u64,
    /// The first of these moves.
    pub first_inconsistent_move: Option<InconsistentMove>,
}

/// The bound of each position of a puzzle, by rank; [`UNREACHED`] where it is `None`.
///
/// # Complexity
/// O(positions) unranks and bounds, a byte for each position.
///
/// # Examples
/// ```
/// use lower_bound::{Hamming, bounds};
/// use puzzle::sliding::Sliding;
///
/// assert_eq!(bounds(&Sliding::new(2, 3)?, &Hamming).len(), 360);
/// # Ok::<(), puzzle::SizeError>(())
/// ```
pub fn bounds<P: Puzzle>(puzzle: &P, bound: &impl LowerBound<P::Position>) -> Vec<u8> {
    let of = |rank| bound.lower_bound(&puzzle.unrank(rank)).unwrap_or(UNREACHED);
    (0..puzzle.count()).map(of).collect()
}

/// Compares a bound with the distance of every position of a puzzle, and checks how much it
/// falls over every move.
///
/// # Errors
/// As [`distances_to_solved`]: the puzzle must have a complete table.
///
/// # Complexity
/// That of the complete table, and a bound for each position; two bytes for each position.
///
/// # Examples
/// ```
/// use lower_bound::{Hamming, WrongBound, examine};
/// use puzzle::sliding::Sliding;
///
/// let puzzle = Sliding::new(2, 3)?;
/// let found = examine(&puzzle, &Hamming)?;
/// assert_eq!((found.too_large, found.falls), (None, 0));
///
/// let found = examine(&puzzle, &WrongBound::BlankInHamming(puzzle))?;
/// assert_eq!(
///     found.too_large.expect("it is wrong").to_string(),
///     "the bound of 1 2 3 4 0 5 is 2, and 1 moves are enough"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: examine
pub fn examine<P: Puzzle + Send + Sync>(
    puzzle: &P,
    bound: &impl LowerBound<P::Position>,
) -> Result<BoundReport, TableError> {
    let table = distances_to_solved(puzzle, |_| {})?;
    let (bounds, distances) = (bounds(puzzle, bound), table.distances());
    let too_large =
        first_inadmissible(&bounds, distances).map(|p| InadmissiblePosition {
            position: puzzle.write(&puzzle.unrank(p as u64)),
            bound: bounds[p],
            distance: distances[p],
        });
    let comparison = BoundComparison::new(&bounds, distances);
    let (falls, first_inconsistent_move) = inconsistent_moves(puzzle, &bounds);
    Ok(BoundReport { comparison, too_large, falls, first_inconsistent_move })
}
// ANCHOR_END: examine

/// The number of moves over which the bound falls by more than 1, and the first of them.
// ANCHOR: falls
fn inconsistent_moves<P: Puzzle + Send + Sync>(
    puzzle: &P,
    bounds: &[u8],
) -> (u64, Option<InconsistentMove>) {
    let (mut falls, mut first) = (0, None);
    for p in 0..bounds.len() {
        for (m, q) in ForwardGraph(puzzle as &dyn Indexed).neighbors(p).enumerate() {
            if bounds[p] > bounds[q].saturating_add(1) {
                falls += 1;
                first.get_or_insert_with(|| InconsistentMove {
                    position: puzzle.write(&puzzle.unrank(p as u64)),
                    bound: bounds[p],
                    name: puzzle.name(m),
                    next: bounds[q],
                });
            }
        }
    }
    (falls, first)
}
// ANCHOR_END: falls
