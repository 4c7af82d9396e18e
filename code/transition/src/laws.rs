//! The check of both laws of a coordinate, on samples.

use crate::Coordinate;
use puzzle::{BrokenLaw, Law};
use std::ops::Mul;

/// The number of moves of a walk from each index: enough to reach positions that unranking
/// does not give.
const WALK_LENGTH: usize = 8;

/// Checks the laws of a coordinate at these indices. All indices are `0..count`;
/// [`puzzle::sample_ranks`] selects some of a large coordinate. Without moves only the first
/// law is checked.
///
/// For the second law, a walk of random moves goes from each index to positions that
/// unranking does not give. At each position of the walk, every move must give the same rank
/// as from the unranked position of the same index. Such walks can only refute a coordinate;
/// a proof would need all positions.
///
/// # Errors
/// The first [`BrokenLaw`]: [`Law::Count`] if there is no index; [`Law::Rank`];
/// [`Law::Range`] for a rank after a move, or a given index, that is not below the count;
/// [`Law::WellDefined`].
///
/// # Panics
/// Where a function of the coordinate panics.
///
/// # Complexity
/// For each index one rank and one unrank; with moves, about twenty more of both, and
/// sixteen products and ranks for each move.
///
/// # Examples
/// ```
/// use puzzle::pocket_cube::Face;
/// use transition::{CornerPermutation, check_coordinate};
///
/// check_coordinate(&CornerPermutation, &Face::ALL.map(Face::turn), 0..5040)?;
/// # Ok::<(), puzzle::BrokenLaw>(())
/// ```
pub fn check_coordinate<C: Coordinate>(
    coordinate: &C,
    moves: &[C::Position],
    indices: impl IntoIterator<Item = usize>,
) -> Result<(), BrokenLaw>
where
    C::Position: Copy + Mul<Output = C::Position>,
{
    if coordinate.count() == 0 {
        return Err(BrokenLaw::new(Law::Count, None, 0, "at least 1"));
    }
    for index in indices {
        check_range(coordinate, index, index)?;
        check_rank(coordinate, index)?;
        if !moves.is_empty() {
            check_walk(coordinate, moves, index)?;
        }
    }
    Ok(())
}

/// Checks the first law at an index.
fn check_rank(coordinate: &impl Coordinate, index: usize) -> Result<(), BrokenLaw> {
    let found = coordinate.rank(&coordinate.unrank(index));
    if found == index {
        return Ok(());
    }
    Err(BrokenLaw::new(Law::Rank, index as u64, found, index))
}

/// Checks that a rank that was found at an index is below the count.
fn check_range(
    coordinate: &impl Coordinate,
    index: usize,
    found: usize,
) -> Result<(), BrokenLaw> {
    BrokenLaw::check_range(index as u64, found as u64, coordinate.count() as u64)
}

/// Checks the second law on a walk from an index.
fn check_walk<C: Coordinate>(
    coordinate: &C,
    moves: &[C::Position],
    start: usize,
) -> Result<(), BrokenLaw>
where
    C::Position: Copy + Mul<Output = C::Position>,
{
    let (mut position, mut index) = (coordinate.unrank(start), start);
    let mut number = start as u64;
    for _ in 0..WALK_LENGTH {
        let representative = coordinate.unrank(index);
        for (m, &turn) in moves.iter().enumerate() {
            let found = coordinate.rank(&(position * turn));
            check_range(coordinate, index, found)
                .map_err(|broken| broken.with_move(m))?;
            let expected = coordinate.rank(&(representative * turn));
            if found != expected {
                let expected = format!("{expected}, as from unrank({index}),");
                let broken =
                    BrokenLaw::new(Law::WellDefined, index as u64, found, expected);
                return Err(broken.with_move(m));
            }
        }
        // The next move is drawn with Knuth's linear congruential generator.
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        position = position * moves[(number >> 33) as usize % moves.len()];
        index = coordinate.rank(&position);
        check_rank(coordinate, index)?;
    }
    Ok(())
}
