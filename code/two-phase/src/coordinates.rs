//! The coordinates of a cube: three of the first phase, and three of the second.

use symmetry::cube::EdgePieces;
use transition::Coordinate;

/// The flips of the twelve edges: 2¹¹ ranks; the solved cube has rank 0.
#[derive(Debug, Clone, Copy)]
pub struct EdgeFlip;

impl Coordinate for EdgeFlip {
    type Position = EdgePieces;

    fn count(&self) -> usize {
        2048
    }

    fn rank(&self, position: &EdgePieces) -> usize {
        orientation::rank_zero_twist(position.ori(), 2) as usize
    }

    fn unrank(&self, index: usize) -> EdgePieces {
        let mut ori = [0; 12];
        orientation::unrank_zero_twist(index as u64, 2, &mut ori);
        EdgePieces::assume_valid(*EdgePieces::SOLVED.pm(), ori)
    }
}

/// The set of slots of the four edges between U and D: C(12,4) ranks; the solved cube has
/// the last rank, 494.
#[derive(Debug, Clone, Copy)]
pub struct SliceSlots;

impl Coordinate for SliceSlots {
    type Position = EdgePieces;

    fn count(&self) -> usize {
        495
    }

    fn rank(&self, position: &EdgePieces) -> usize {
        let in_slice = position.pm().map(|edge| u8::from(edge >= 8));
        combination::rank(&in_slice, 1) as usize
    }

    fn unrank(&self, index: usize) -> EdgePieces {
        let mut in_slice = [0; 12];
        combination::unrank(index as u64, 4, &mut in_slice, 1, 0);
        let mut edges = [0..8, 8..12];
        let mut next_edge = |kind: u8| edges[usize::from(kind)].next();
        let pm = in_slice.map(|kind| next_edge(kind).expect("as many edges as slots"));
        EdgePieces::assume_valid(pm, [0; 12])
    }
}

/// The permutation of the four edges between U and D, where they stay there: 4! ranks.
///
/// `rank` needs a position whose last four slots hold the last four edges; the ten turns of
/// the second phase only reach such positions.
#[derive(Debug, Clone, Copy)]
pub struct SlicePermutation;

impl Coordinate for SlicePermutation {
    type Position = EdgePieces;

    fn count(&self) -> usize {
        24
    }

    fn rank(&self, position: &EdgePieces) -> usize {
        permutation::rank(&position.pm()[8..]) as usize
    }

    fn unrank(&self, index: usize) -> EdgePieces {
        let (mut pm, mut order) = (*EdgePieces::SOLVED.pm(), [0; 4]);
        permutation::unrank(index as u64, &mut order);
        for (slot, piece) in pm[8..].iter_mut().zip(order) {
            *slot = 8 + piece;
        }
        EdgePieces::assume_valid(pm, [0; 12])
    }
}

/// A coordinate, and how many of its ranks are at each distance from the solved cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PublishedCoordinate {
    /// The coordinate.
    pub name: &'static str,
    /// The number of its ranks.
    pub count: u64,
    /// The number of turns: all 18, or the ten of the second phase.
    pub turns: usize,
    /// The number of ranks at each distance.
    pub layers: &'static [u64],
}

/// The six coordinates and their layers; the permutation of the corners is there twice, under the
/// turns of each phase.
///
/// The tests recount them with the plain functions, by products of cubes.
///
/// # Examples
/// ```
/// for published in two_phase::PUBLISHED {
///     assert_eq!(published.layers.iter().sum::<u64>(), published.count);
/// }
/// ```
pub const PUBLISHED: [PublishedCoordinate; 7] = [
    PublishedCoordinate {
        name: "twist",
        count: 2187,
        turns: 18,
        layers: &[1, 4, 34, 186, 816, 1018, 128],
    },
    PublishedCoordinate {
        name: "flip",
        count: 2048,
        turns: 18,
        layers: &[1, 2, 25, 202, 620, 900, 285, 13],
    },
    PublishedCoordinate {
        name: "slice",
        count: 495,
        turns: 18,
        layers: &[1, 4, 50, 286, 152, 2],
    },
    PublishedCoordinate {
        name: "corner permutation",
        count: 40_320,
        turns: 18,
        layers: &[1, 18, 243, 2646, 12_516, 17_624, 7080, 192],
    },
    PublishedCoordinate {
        name: "corner permutation",
        count: 40_320,
        turns: 10,
        layers: &[
            1, 10, 67, 330, 752, 1400, 2752, 4384, 6208, 7136, 8064, 6528, 2432, 256,
        ],
    },
    PublishedCoordinate {
        name: "layer edge permutation",
        count: 40_320,
        turns: 10,
        layers: &[1, 10, 63, 352, 1623, 5890, 14_345, 15_772, 2264],
    },
    PublishedCoordinate {
        name: "slice permutation",
        count: 24,
        turns: 10,
        layers: &[1, 4, 10, 8, 1],
    },
];
