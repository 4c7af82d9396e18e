//! Rubik's cube up to symmetry: a row stands for a class of positions, of which it keeps those
//! with the representative of the class.
//!
//! [`domino`] and [`rubik_phase2`] have a row for each class of corner permutations; its columns
//! are the permutations of the edges, in blocks. [`rubik_edges`] has rows for each class of
//! *patterns*, which say from which slice the edge in each slot is; its columns are the flips.

mod blocks_avx2;
mod classes;
mod corner_class_table;
mod corner_classes;
mod domino;
mod edge_neighbors;
mod edges;
mod flips;
mod flips_simd;
pub mod layers;
mod patterns;
mod phase2;
mod split;

pub use classes::Classes;

use crate::Geometry;
use puzzle::Metric;

/// All 19,508,428,800 positions that turns of U and D and half turns of the other faces reach.
///
/// # Complexity
/// A layer reads ten rows for each of 2,768 rows. Memory: 446 MB.
pub fn rubik_phase2() -> impl Geometry<Word = u16> {
    phase2::phase2()
}

/// All 1,625,702,400 positions of the domino, a cube of 3 × 3 × 2, in a fixed orientation.
///
/// # Complexity
/// As for [`rubik_phase2`], with rows a 16th as long. Memory: 28 MB.
pub fn domino() -> impl Geometry<Word = u8> {
    domino::domino()
}

/// All 980,995,276,800 positions of the edges of Rubik's cube, under all turns.
///
/// # Complexity
/// A layer reads 18 rows of 256 bytes for each of 10,810,368 rows. Memory: 5.6 GB.
pub fn rubik_edges() -> impl Geometry<Word = u64> {
    edges::EdgeRows::<1>::new(Metric::HalfTurn)
}

/// The edges under quarter turns: a position is even or odd, as is its distance.
///
/// # Complexity
/// A layer reads 12 rows for each of half as many rows. Memory: 2.8 GB.
pub fn rubik_edges_quarter() -> impl Geometry<Word = u64> {
    edges::EdgeRows::<2>::new(Metric::QuarterTurn)
}
