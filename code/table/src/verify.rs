//! A check of a table's distances against a puzzle, for some positions.

use crate::{CompleteTable, ForwardGraph, Graph};
use puzzle::Indexed;
use std::fmt::{Display, Formatter};

/// A distance that is not one more than the smallest distance among the neighbors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "position {position} is {}, and by its neighbors {}: the table is of another puzzle, or \
     numbers its positions in another way",
    DistanceText(*found),
    DistanceText(*right)
)]
pub struct WrongDistance {
    /// The position.
    pub position: u64,
    /// Its distance in the table.
    pub found: Option<u8>,
    /// The distance that follows from its neighbors.
    pub right: Option<u8>,
}

/// Displays a distance in words.
struct DistanceText(Option<u8>);

impl Display for DistanceText {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self.0 {
            None => f.write_str("never solved"),
            Some(distance) => write!(f, "at distance {distance}"),
        }
    }
}

/// Checks the distances of some positions against those of their neighbors: the solved
/// position must be at distance 0, and each other one at one more than the nearest of its
/// neighbors. A table in which this holds for all positions is the puzzle's.
///
/// # Errors
/// The first [`WrongDistance`].
///
/// # Panics
/// If the table has fewer positions than the puzzle.
///
/// # Complexity
/// O(moves) for each position.
///
/// # Examples
/// ```
/// use puzzle::sliding::Sliding;
/// use table::check_distances;
///
/// let wide = Sliding::new(2, 3)?;
/// let table = table::distances_to_solved(&wide, |_| {})?;
/// assert!(check_distances(&wide, &table, 0..360).is_ok());
/// // Another puzzle with the same number of positions.
/// assert!(check_distances(&Sliding::new(3, 2)?, &table, 0..360).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: check-distances
pub fn check_distances(
    puzzle: &dyn Indexed,
    table: &CompleteTable,
    ranks: impl IntoIterator<Item = u64>,
) -> Result<(), WrongDistance> {
    let graph = ForwardGraph(puzzle);
    for position in ranks {
        let neighbors = graph.neighbors(position as usize);
        let nearest = neighbors.filter_map(|q| table.distance(q)).min();
        let right = if position == puzzle.solved_rank() {
            Some(0)
        } else {
            nearest.map(|nearest| nearest.saturating_add(1))
        };
        let found = table.distance(position as usize);
        if found != right {
            return Err(WrongDistance { position, found, right });
        }
    }
    Ok(())
}
// ANCHOR_END: check-distances
