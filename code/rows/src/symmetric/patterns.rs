//! A position of the edges as a pattern, three orders of four, and flips.
//!
//! The pattern says for each slot from which middle slice the edge in it is.

use puzzle::rubik::Edges;
use symmetry::Relabeling;

/// The edges of the three middle slices. In each, the first two are opposite edges of the cube,
/// and so are the last two.
pub(crate) const SLICE_EDGES: [[usize; 4]; 3] =
    [[8, 10, 9, 11], [1, 7, 3, 5], [0, 6, 2, 4]];

/// For each edge, its slice and its index in [`SLICE_EDGES`].
const SLICES: [(usize, usize); 12] = {
    let (mut slices, mut k) = ([(0, 0); 12], 0);
    while k < 12 {
        slices[SLICE_EDGES[k / 4][k % 4]] = (k / 4, k % 4);
        k += 1;
    }
    slices
};

/// The slice of an edge, and its index in [`SLICE_EDGES`].
pub(crate) fn slice_and_index(edge: usize) -> (usize, usize) {
    SLICES[edge]
}

/// For each slot, the slice of the edge in it: 0, 1 or 2.
pub(crate) type SlicePattern = [u8; 12];

/// All 34,650 patterns, in lexicographic order.
pub(crate) fn patterns() -> Vec<SlicePattern> {
    let pattern = |mut n: u32| -> SlicePattern {
        let mut digits = [0; 12];
        for digit in digits.iter_mut().rev() {
            (*digit, n) = ((n % 3) as u8, n / 3);
        }
        digits
    };
    let has_fours = |p: &SlicePattern| {
        (0..3).all(|slice| p.iter().filter(|&&s| s == slice).count() == 4)
    };
    (0..3u32.pow(12)).map(pattern).filter(has_fours).collect()
}

/// The pattern of a position.
pub(crate) fn pattern_of(edges: &Edges) -> SlicePattern {
    edges.pm().map(|edge| slice_and_index(edge.into()).0 as u8)
}

/// The order of each slice's edges: the index in [`SLICE_EDGES`] of each, by slot.
pub(crate) fn slice_orders(edges: &Edges) -> [[usize; 4]; 3] {
    let (mut orders, mut next) = ([[0; 4]; 3], [0; 3]);
    for &edge in edges.pm() {
        let (slice, k) = slice_and_index(edge.into());
        orders[slice][next[slice]] = k;
        next[slice] += 1;
    }
    orders
}

/// The position with this pattern, these orders, and these edges flipped.
pub(crate) fn join(
    pattern: &SlicePattern,
    orders: [[usize; 4]; 3],
    flipped: [bool; 12],
) -> Edges {
    let mut next = [0; 3];
    let edges = pattern.map(|slice| {
        let slice = usize::from(slice);
        next[slice] += 1;
        SLICE_EDGES[slice][orders[slice][next[slice] - 1]]
    });
    let flips = edges.map(|edge| u8::from(flipped[edge]));
    Edges::assume_valid(edges.map(|edge| edge as u8), flips)
}

/// The position with this pattern whose edges have their first order, none flipped.
pub(crate) fn first_position(pattern: &SlicePattern) -> Edges {
    join(pattern, [[0, 1, 2, 3]; 3], [false; 12])
}

/// The image of a pattern under a symmetry: the pattern of the image of any position with it.
// ANCHOR: conjugate
pub(crate) fn conjugate(
    pattern: &SlicePattern,
    symmetry: &Relabeling<12, 2>,
) -> SlicePattern {
    pattern_of(&symmetry.conjugate(&first_position(pattern)))
}
// ANCHOR_END: conjugate
