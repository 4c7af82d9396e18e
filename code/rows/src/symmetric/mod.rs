//! Puzzles whose rows are classes of positions under symmetry.

mod blocks_avx2;
mod classes;
mod corner_classes;
mod corners;
mod cube;
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
pub use corners::RowOrder;
pub use cube::{Faces, symmetries};

use crate::Geometry;
use puzzle::Metric;

/// All 19,508,428,800 positions that turns of U and D and half turns of the other faces reach.
///
/// # Complexity
/// A layer reads ten rows for each of 2,768 rows. Memory: 446 MB.
pub fn rubik_phase2() -> impl Geometry<Word = u16> {
    rubik_phase2_in(RowOrder::Near)
}

/// Phase 2 with its rows in this order.
pub fn rubik_phase2_in(order: RowOrder) -> impl Geometry<Word = u16> {
    phase2::phase2(order)
}

/// All 1,625,702,400 positions of the domino, a cube of 3 × 3 × 2, in a fixed orientation.
///
/// # Complexity
/// As for [`rubik_phase2`], with rows a 16th as long. Memory: 28 MB.
pub fn domino() -> impl Geometry<Word = u8> {
    domino_in(RowOrder::Near)
}

/// The domino with its rows in this order.
pub fn domino_in(order: RowOrder) -> impl Geometry<Word = u8> {
    domino::domino(order)
}

/// All 980,995,276,800 positions of the edges of Rubik's cube, under all turns.
///
/// # Complexity
/// A layer reads 18 rows of 256 bytes for each of 10,810,368 rows. Memory: 5.6 GB.
pub fn rubik_edges() -> impl Geometry<Word = u64> {
    edges::Edges::<1>::new(Metric::HalfTurn)
}

/// The edges under quarter turns: a position is even or odd, as is its distance.
///
/// # Complexity
/// A layer reads 12 rows for each of half as many rows. Memory: 2.8 GB.
pub fn rubik_edges_quarter() -> impl Geometry<Word = u64> {
    edges::Edges::<2>::new(Metric::QuarterTurn)
}
