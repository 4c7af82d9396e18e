//! Coordinates of the cube that solvers use, and the symmetries compatible with each.

use super::{CornerPieces, EdgePieces};
use transition::Coordinate;

/// The permutation of the eight corners: 8! ranks. All 48 symmetries are compatible.
///
/// ```
/// use symmetry::cube::{EightCornerPermutation, face_turn};
/// use transition::Coordinate;
///
/// assert_eq!(EightCornerPermutation.count(), 40_320);
/// assert_eq!(EightCornerPermutation.rank(&face_turn(3).0), 9); // D
/// ```
#[derive(Debug, Clone, Copy)]
pub struct EightCornerPermutation;

impl Coordinate for EightCornerPermutation {
    type Position = CornerPieces;

    fn count(&self) -> usize {
        40_320
    }

    fn rank(&self, position: &CornerPieces) -> usize {
        permutation::rank(position.pm()) as usize
    }

    fn unrank(&self, index: usize) -> CornerPieces {
        let mut pm = [0; 8];
        permutation::unrank(index as u64, &mut pm);
        CornerPieces::assume_valid(pm, [0; 8])
    }
}

/// The twists of the eight corners: 3⁷ ranks. The 16 symmetries of D4h are compatible.
#[derive(Debug, Clone, Copy)]
pub struct CornerTwist;

impl Coordinate for CornerTwist {
    type Position = CornerPieces;

    fn count(&self) -> usize {
        2187
    }

    fn rank(&self, position: &CornerPieces) -> usize {
        orientation::rank_zero_twist(position.ori(), 3) as usize
    }

    fn unrank(&self, index: usize) -> CornerPieces {
        let mut ori = [0; 8];
        orientation::unrank_zero_twist(index as u64, 3, &mut ori);
        CornerPieces::assume_valid(*CornerPieces::SOLVED.pm(), ori)
    }
}

/// The permutation of the eight edges of the layers U and D, where the edges of the slice
/// between them stay in the slice: 8! ranks. The 16 symmetries of D4h are compatible.
///
/// `rank` needs a position whose first eight slots hold the first eight edges; the ten
/// moves of the second phase only reach such positions.
#[derive(Debug, Clone, Copy)]
pub struct LayerEdgePermutation;

impl Coordinate for LayerEdgePermutation {
    type Position = EdgePieces;

    fn count(&self) -> usize {
        40_320
    }

    fn rank(&self, position: &EdgePieces) -> usize {
        permutation::rank(&position.pm()[..8]) as usize
    }

    fn unrank(&self, index: usize) -> EdgePieces {
        let mut pm = *EdgePieces::SOLVED.pm();
        permutation::unrank(index as u64, &mut pm[..8]);
        EdgePieces::assume_valid(pm, [0; 12])
    }
}

/// The flips of the twelve edges, and the set of slots of the four edges of the slice
/// between U and D: C(12,4) · 2¹¹ ranks. The 16 symmetries of D4h are compatible.
#[derive(Debug, Clone, Copy)]
pub struct FlipSlice;

impl Coordinate for FlipSlice {
    type Position = EdgePieces;

    fn count(&self) -> usize {
        495 * 2048
    }

    // ANCHOR: flip_slice
    fn rank(&self, position: &EdgePieces) -> usize {
        let slice = position.pm().map(|edge| u8::from(edge >= 8));
        let flip = orientation::rank_zero_twist(position.ori(), 2);
        combination::rank(&slice, 1) as usize * 2048 + flip as usize
    }
    // ANCHOR_END: flip_slice

    fn unrank(&self, index: usize) -> EdgePieces {
        let (mut kinds, mut ori) = ([0; 12], [0; 12]);
        combination::unrank((index / 2048) as u64, 4, &mut kinds, 1, 0);
        orientation::unrank_zero_twist((index % 2048) as u64, 2, &mut ori);
        EdgePieces::assume_valid(
            place_edges(&kinds, [&FIRST_EIGHT, &[8, 9, 10, 11]]),
            ori,
        )
    }
}

/// The edges of the layers U and D.
const FIRST_EIGHT: [u8; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

/// A permutation of the edges: each slot gets the next edge of its kind.
fn place_edges<const K: usize>(kinds: &[u8; 12], edges: [&[u8]; K]) -> [u8; 12] {
    let mut left = edges.map(|edges| edges.iter());
    kinds.map(|kind| *left[usize::from(kind)].next().expect("as many as slots"))
}

/// The slice to which the edge in each slot belongs, of three: 12!/(4!)³ ranks. All 48
/// symmetries are compatible.
///
/// ```
/// use symmetry::cube::SlicePattern;
/// use transition::Coordinate;
///
/// assert_eq!(SlicePattern.count(), 34_650);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct SlicePattern;

/// The edges between L and R, between F and B, and between U and D.
const SLICES: [[u8; 4]; 3] = [[1, 3, 5, 7], [0, 2, 4, 6], [8, 9, 10, 11]];

impl Coordinate for SlicePattern {
    type Position = EdgePieces;

    fn count(&self) -> usize {
        495 * 70
    }

    fn rank(&self, position: &EdgePieces) -> usize {
        let kind = |edge| if edge >= 8 { 2 } else { 1 - edge % 2 };
        let kinds = position.pm().map(kind);
        let others: Vec<u8> = kinds.into_iter().filter(|&kind| kind != 2).collect();
        (combination::rank(&kinds, 2) * 70 + combination::rank(&others, 1)) as usize
    }

    fn unrank(&self, index: usize) -> EdgePieces {
        let (mut kinds, mut others) = ([0; 12], [0; 8]);
        combination::unrank((index / 70) as u64, 4, &mut kinds, 2, 0);
        combination::unrank((index % 70) as u64, 4, &mut others, 1, 0);
        let slots = kinds.iter_mut().filter(|kind| **kind != 2);
        slots.zip(others).for_each(|(kind, other)| *kind = other);
        let pm = place_edges(&kinds, [&SLICES[0], &SLICES[1], &SLICES[2]]);
        EdgePieces::assume_valid(pm, [0; 12])
    }
}
