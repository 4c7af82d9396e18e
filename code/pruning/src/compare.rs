//! Comparisons of bounds with the distances of a complete table.

use table::{Graph, UNREACHED};
use transition::Coordinate;

/// The oracle for a pruning table: for each index the smallest distance of the positions
/// with this index, [`UNREACHED`] if there are none.
///
/// `distances` are those of the positions of `whole`, by rank.
///
/// # Panics
/// If a rank is not below the coordinate's count, or there is no distance for it.
///
/// # Complexity
/// O(positions) unranks and ranks, a byte for each index.
///
/// # Examples
/// ```
/// use pruning::{SlotSet, PruningTable, least_distances};
/// use puzzle::pocket_cube::{Face, PocketCube};
/// use transition::CornerPermutation;
///
/// let back = Face::ALL.map(|face| face.turn().inverse());
/// let whole = PruningTable::new(CornerPermutation, &PocketCube::SOLVED, &back)?;
/// let table = PruningTable::new(SlotSet, &PocketCube::SOLVED, &back)?;
/// let right = least_distances(&SlotSet, &CornerPermutation, whole.table().distances());
/// assert_eq!(table.table().distances(), right);
/// # Ok::<(), pruning::PruningError>(())
/// ```
// ANCHOR: least
pub fn least_distances<P>(
    coordinate: &impl Coordinate<Position = P>,
    whole: &impl Coordinate<Position = P>,
    distances: &[u8],
) -> Vec<u8> {
    let mut least = vec![UNREACHED; coordinate.count()];
    for p in 0..whole.count() {
        let index = coordinate.rank(&whole.unrank(p));
        least[index] = least[index].min(distances[p]);
    }
    least
}
// ANCHOR_END: least

/// The first position whose bound is larger than its distance, if there is one.
/// Without one, the bounds are *admissible*.
///
/// # Complexity
/// O(positions) time.
///
/// # Examples
/// ```
/// assert_eq!(pruning::first_inadmissible(&[0, 1, 2], &[0, 1, 3]), None);
/// assert_eq!(pruning::first_inadmissible(&[0, 2, 2], &[0, 1, 3]), Some(1));
/// ```
// ANCHOR: inadmissible
pub fn first_inadmissible(bounds: &[u8], distances: &[u8]) -> Option<usize> {
    bounds.iter().zip(distances).position(|(bound, distance)| bound > distance)
}
// ANCHOR_END: inadmissible

/// The first move `(p, q)` over which the bound falls by more than 1, if there is
/// one. Without one, the bounds are *consistent*. `graph` has the moves themselves, not
/// their inverses.
///
/// # Panics
/// If a position has no bound.
///
/// # Complexity
/// O(positions · moves) time.
///
/// # Examples
/// ```
/// use pruning::first_inconsistent;
/// use puzzle::pocket_cube::Face;
/// use table::{CompleteTable, HoistedGraph};
/// use transition::CornerOrientation;
///
/// let turns = Face::ALL.map(|face| face.turn());
/// let graph = HoistedGraph { coordinate: &CornerOrientation, moves: &turns };
/// let mut bounds = [0; 729];
/// assert_eq!(first_inconsistent(&graph, &bounds), None);
/// bounds[1] = 2;
/// assert!(first_inconsistent(&graph, &bounds).is_some_and(|(p, _)| p == 1));
/// ```
// ANCHOR: inconsistent
pub fn first_inconsistent(graph: &impl Graph, bounds: &[u8]) -> Option<(usize, usize)> {
    let edges =
        (0..graph.count()).flat_map(|p| graph.neighbors(p).map(move |q| (p, q)));
    { edges }.find(|&(p, q)| bounds[p] > bounds[q].saturating_add(1))
}
// ANCHOR_END: inconsistent

/// The number of positions for each pair of a distance and a bound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoundComparison {
    rows: Vec<Vec<u64>>,
}

impl BoundComparison {
    /// Counts the positions, given the bound and the distance of each.
    ///
    /// # Complexity
    /// O(positions) time; 8 bytes for each pair of a distance and a bound.
    ///
    /// # Examples
    /// ```
    /// let found = pruning::BoundComparison::new(&[0, 1, 1, 3], &[0, 1, 2, 2]);
    /// assert_eq!(found.rows(), [vec![1, 0, 0, 0], vec![0, 1, 0, 0], vec![0, 1, 0, 1]]);
    /// assert_eq!((found.exact(), found.too_large()), (2, 1));
    /// assert_eq!((found.mean_bound(), found.max_error()), (1.25, 1));
    /// ```
    pub fn new(bounds: &[u8], distances: &[u8]) -> Self {
        let (columns, rows) = (bounds.iter().max(), distances.iter().max());
        let size = |largest: Option<&u8>| largest.map_or(0, |&l| usize::from(l) + 1);
        let mut rows = vec![vec![0; size(columns)]; size(rows)];
        for (&bound, &distance) in bounds.iter().zip(distances) {
            rows[usize::from(distance)][usize::from(bound)] += 1;
        }
        BoundComparison { rows }
    }

    /// One row for each distance: the number of positions with each bound.
    pub fn rows(&self) -> &[Vec<u64>] {
        &self.rows
    }

    /// Iterates over the cells as (distance, bound, count).
    fn cells(&self) -> impl Iterator<Item = (usize, usize, u64)> {
        let row = |(d, row): (usize, &'_ Vec<u64>)| {
            let counts = row.iter().copied().enumerate();
            counts.map(move |(bound, count)| (d, bound, count)).collect::<Vec<_>>()
        };
        self.rows.iter().enumerate().flat_map(row)
    }
}

impl BoundComparison {
    /// The number of positions whose (distance, bound) satisfies a condition.
    fn count(&self, is: impl Fn(usize, usize) -> bool) -> u64 {
        self.cells().filter(|&(d, bound, _)| is(d, bound)).map(|cell| cell.2).sum()
    }

    /// The number of positions whose bound equals the distance.
    pub fn exact(&self) -> u64 {
        self.count(|d, bound| bound == d)
    }

    /// The number of positions whose bound is larger than the distance: not a lower bound.
    pub fn too_large(&self) -> u64 {
        self.count(|d, bound| bound > d)
    }

    /// The largest difference of a distance and its bound.
    pub fn max_error(&self) -> usize {
        let some = self.cells().filter(|cell| cell.2 > 0);
        some.map(|(d, bound, _)| d.saturating_sub(bound)).max().unwrap_or(0)
    }

    /// The mean of the bounds, or 0 without positions.
    pub fn mean_bound(&self) -> f64 {
        let sum: u64 = self.cells().map(|(_, bound, count)| bound as u64 * count).sum();
        sum as f64 / self.count(|_, _| true).max(1) as f64
    }
}
