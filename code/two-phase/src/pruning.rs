//! Pruning tables of the second phase: pairs of coordinates, up to 16 symmetries.

use crate::turns::PHASE2_TURNS;
use puzzle::Pieces;
use symmetry::SymCoordinate;
use transition::Coordinate;

/// The number of symmetries that keep the axis through U and D.
pub(crate) const SYMMETRIES: usize = 16;

/// The class of each permutation of eight pieces, and of its inverse: 2768 classes.
///
/// Packed entry: bits 0–3 a symmetry that takes the permutation to the representative of its
/// class, bits 4–15 the class.
#[derive(Debug, Clone)]
pub(crate) struct PermutationClasses {
    packed: Vec<u16>,
    packed_inverse: Vec<u16>,
}

impl PermutationClasses {
    /// The classes of a coordinate whose ranks are those of the permutations of eight pieces.
    pub(crate) fn new<const N: usize, const V: u8>(
        coordinate: &impl Coordinate<Position = Pieces<N, V>>,
        classes: &SymCoordinate,
    ) -> Self {
        let pack =
            |raw| ((classes.class(raw) << 4) | classes.to_representative(raw)) as u16;
        let packed: Vec<u16> = (0..coordinate.count()).map(pack).collect();
        let inverse = |raw| coordinate.rank(&coordinate.unrank(raw).inverse());
        let packed_inverse =
            (0..packed.len()).map(|raw| packed[inverse(raw)]).collect();
        PermutationClasses { packed, packed_inverse }
    }

    /// The packed entry of a permutation.
    #[inline]
    pub(crate) fn of(&self, permutation: u16) -> u16 {
        self.packed[usize::from(permutation)]
    }

    /// The packed entry of the inverse of a permutation.
    #[inline]
    pub(crate) fn of_inverse(&self, permutation: u16) -> u16 {
        self.packed_inverse[usize::from(permutation)]
    }

    /// The memory of both lists, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.packed[..]) + size_of_val(&self.packed_inverse[..])
    }
}

/// A small coordinate beside the permutation: its ranks after each turn, and its images under
/// the symmetries.
#[derive(Debug, Clone)]
pub(crate) struct Companion {
    pub(crate) turns: Vec<[u16; PHASE2_TURNS]>,
    pub(crate) images: Vec<[u8; SYMMETRIES]>,
    pub(crate) solved: u8,
}

/// For each class of permutations and each rank of a companion, the number of turns that solve
/// both.
#[derive(Debug, Clone)]
pub(crate) struct PairTable {
    images: Vec<[u8; SYMMETRIES]>,
    distances: Vec<u8>,
}

/// The mark of a pair that was not reached.
const UNREACHED: u8 = u8::MAX;

impl PairTable {
    /// Breadth-first search of the pairs, one permutation for each class.
    pub(crate) fn new(
        classes: &SymCoordinate,
        turns: &[[u16; PHASE2_TURNS]],
        companion: Companion,
    ) -> Self {
        let Companion { turns: companion_turns, images, solved } = companion;
        let width = images.len();
        let mut distances = vec![UNREACHED; classes.count() * width];
        distances[usize::from(solved)] = 0;
        let mut frontier = vec![(0, usize::from(solved))];
        for distance in 1.. {
            let mut next = vec![];
            for &(class, rank) in &frontier {
                let permutations = turns[classes.representative(class)];
                for (raw, rank) in permutations.into_iter().zip(companion_turns[rank]) {
                    let raw = usize::from(raw);
                    let (class, s) =
                        (classes.class(raw), classes.to_representative(raw));
                    let rank = usize::from(images[usize::from(rank)][s]);
                    if distances[class * width + rank] != UNREACHED {
                        continue;
                    }
                    next.push((class, rank));
                    for s in classes.stabilizer(class) {
                        let image = usize::from(images[rank][s]);
                        distances[class * width + image] = distance;
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            frontier = next;
        }
        PairTable { images, distances }
    }

    /// The entry of a permutation, by its packed class, and of a rank of the companion.
    #[inline]
    pub(crate) fn get(&self, packed: u16, rank: u8) -> u8 {
        let (class, s) = (usize::from(packed >> 4), usize::from(packed & 15));
        let image = self.images[usize::from(rank)][s];
        self.distances[class * self.images.len() + usize::from(image)]
    }

    /// The memory of the table, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.distances[..]) + size_of_val(&self.images[..])
    }

    /// How many entries there are of each distance.
    #[cfg(test)]
    pub(crate) fn layers(&self) -> Vec<usize> {
        let farthest = self.distances.iter().max().copied().unwrap_or(0);
        let count =
            |distance| self.distances.iter().filter(|&&d| d == distance).count();
        (0..=farthest).map(count).collect()
    }
}
