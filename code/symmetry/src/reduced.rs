//! Complete tables reduced by symmetry: distances for one representative of each class.

use crate::{PieceSymmetries, SymCoordinate, SymmetryError};
use puzzle::Pieces;
use table::{CompleteTable, Graph, TableError};
use transition::Coordinate;

/// The graph of the positions of a coordinate `high · low_count + low`, reduced by symmetry:
/// an index consists of the class of the high digit, and of the low digit of the position
/// conjugated so that its high digit is the representative of the class.
#[derive(Debug, Clone)]
struct ReducedGraph<C, const N: usize, const V: u8> {
    coordinate: C,
    low_count: usize,
    symmetries: PieceSymmetries<N, V>,
    classes: SymCoordinate,
    /// The inverses of the moves.
    inverses: Vec<Pieces<N, V>>,
}

impl<C, const N: usize, const V: u8> ReducedGraph<C, N, V>
where
    C: Coordinate<Position = Pieces<N, V>>,
{
    /// All indices of a position. Where the representative of its class has a nontrivial
    /// stabilizer, several symmetries map to it, and each may give another low digit.
    // ANCHOR: indices
    fn equivalent_indices(
        &self,
        position: &Pieces<N, V>,
    ) -> impl Iterator<Item = usize> {
        let high = self.coordinate.rank(position) / self.low_count;
        let (class, s) =
            (self.classes.class(high), self.classes.to_representative(high));
        let relabeled = self.symmetries.relabelings[s].conjugate(position);
        self.classes.stabilizer(class).map(move |t| {
            let twin = self.symmetries.relabelings[t].conjugate(&relabeled);
            class * self.low_count + self.coordinate.rank(&twin) % self.low_count
        })
    }
    // ANCHOR_END: indices

    /// The first of the indices of a position.
    fn index(&self, position: &Pieces<N, V>) -> usize {
        self.equivalent_indices(position)
            .next()
            .expect("the identity is in every stabilizer")
    }
}

impl<C, const N: usize, const V: u8> Graph for ReducedGraph<C, N, V>
where
    C: Coordinate<Position = Pieces<N, V>>,
{
    fn count(&self) -> usize {
        self.classes.count() * self.low_count
    }

    // ANCHOR: neighbors
    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        let high = self.classes.representative(p / self.low_count);
        let raw = high * self.low_count + p % self.low_count;
        let position = self.coordinate.unrank(raw);
        self.inverses.iter().flat_map(move |&m| {
            self.equivalent_indices(&(position * m)).collect::<Vec<_>>()
        })
    }
    // ANCHOR_END: neighbors
}

/// The distances of all positions to the solved one, stored for one representative of each
/// class of the high digit.
///
/// ```
/// use puzzle::{Metric, pocket_cube};
/// use symmetry::ReducedTable;
/// use transition::{CornerPermutation, CornerPosition};
///
/// let moves = pocket_cube::moves(Metric::HalfTurn);
/// let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
/// let cube = ReducedTable::new(CornerPosition, 729, &turns)?;
/// assert_eq!(cube.distances().len(), 870 * 729); // of 5040 · 729
///
/// let position = pocket_cube::apply(&pocket_cube::parse("R U F2")?);
/// assert_eq!(cube.distance(&position), Some(3));
/// let solution = cube.solve(&position).expect("every position can be solved");
/// let names: Vec<_> = solution.into_iter().map(|m| moves[m].to_string()).collect();
/// assert_eq!(names, ["F2", "U'", "R'"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct ReducedTable<C, const N: usize, const V: u8> {
    reduced: ReducedGraph<C, N, V>,
    moves: Vec<Pieces<N, V>>,
    table: CompleteTable,
}

/// Why there is no reduced table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReducedError {
    /// A count of low digits that does not divide the count of positions.
    #[error("{count} positions are not so many times {low}")]
    Digits {
        /// The number of positions.
        count: usize,
        /// The number of values of the low digit.
        low: usize,
    },
    /// No symmetries of these moves, or no classes.
    #[error(transparent)]
    Symmetry(#[from] SymmetryError),
    /// An error of the table.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl<C, const N: usize, const V: u8> ReducedTable<C, N, V>
where
    C: Coordinate<Position = Pieces<N, V>>,
{
    /// Finds the symmetries of the moves, the classes of the high digit, and the
    /// distance of every position to the solved one.
    ///
    /// The image of the high digit under a symmetry must depend only on the high digit:
    /// [`check_compatible`](crate::check_compatible), given the high digit as a coordinate,
    /// checks this.
    ///
    /// # Errors
    /// [`ReducedError`] if `low_count` does not divide the coordinate's count, the
    /// symmetries of the moves cannot be found, or a distance does not fit in a byte.
    ///
    /// # Complexity
    /// O(classes · low_count · moves) ranks; a byte for each class and low digit,
    /// and the tables of a [`SymCoordinate`].
    pub fn new(
        coordinate: C,
        low_count: usize,
        moves: &[Pieces<N, V>],
    ) -> Result<Self, ReducedError> {
        let count = coordinate.count();
        if count.checked_rem(low_count) != Some(0) {
            return Err(ReducedError::Digits { count, low: low_count });
        }
        let symmetries = PieceSymmetries::find(moves)?;
        let conjugate = |s: usize, high| {
            let position = coordinate.unrank(high * low_count);
            coordinate.rank(&symmetries.relabelings[s].conjugate(&position)) / low_count
        };
        let high_count = count / low_count;
        let classes = SymCoordinate::new(high_count, &symmetries.group, conjugate)?;
        let inverses = moves.iter().map(Pieces::inverse).collect();
        let reduced =
            ReducedGraph { coordinate, low_count, symmetries, classes, inverses };
        let start = reduced.index(&Pieces::SOLVED);
        let table = CompleteTable::new(&reduced, start, |_| {})?;
        Ok(ReducedTable { reduced, moves: moves.to_vec(), table })
    }
}

impl<C, const N: usize, const V: u8> ReducedTable<C, N, V>
where
    C: Coordinate<Position = Pieces<N, V>>,
{
    /// The distance of a position to the solved one; `None` if it cannot be solved.
    pub fn distance(&self, position: &Pieces<N, V>) -> Option<u8> {
        self.table.distance(self.reduced.index(position))
    }

    /// A shortest solution, as numbers of moves; `None` if the position cannot be solved.
    ///
    /// # Complexity
    /// O(distance · moves) ranks.
    // ANCHOR: ask
    pub fn solve(&self, position: &Pieces<N, V>) -> Option<Vec<usize>> {
        let (mut position, mut solution) = (*position, vec![]);
        let distance = self.distance(&position)?;
        for left in (0..distance).rev() {
            let nearer =
                |&m: &usize| self.distance(&(position * self.moves[m])) == Some(left);
            let m = (0..self.moves.len()).find(nearer)?;
            position = position * self.moves[m];
            solution.push(m);
        }
        Some(solution)
    }
    // ANCHOR_END: ask

    /// The distances, by class and low digit.
    pub fn distances(&self) -> &[u8] {
        self.table.distances()
    }

    /// The classes of the high digit.
    pub fn classes(&self) -> &SymCoordinate {
        &self.reduced.classes
    }

    /// The number of positions at each distance: an entry counts with the orbit size of its
    /// class.
    pub fn layers(&self) -> Vec<u64> {
        let mut layers = vec![0; self.table.layers().len()];
        let entries = self.distances().chunks(self.reduced.low_count);
        for (class, distances) in entries.enumerate() {
            for &distance in distances {
                if let Some(layer) = layers.get_mut(usize::from(distance)) {
                    *layer += self.classes().orbit_size(class) as u64;
                }
            }
        }
        layers
    }
}
