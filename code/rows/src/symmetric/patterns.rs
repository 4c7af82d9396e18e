//! Patterns: for each slot, the middle slice of the edge in it.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::rubik_edges;
//!
//! // Twelve edges, four of each slice: 12! / (4! 4! 4!) patterns.
//! let edges = rubik_edges();
//! let classes = (0..782).map(|class| class * 24 * 24 * 24);
//! assert_eq!(classes.map(|row| edges.orbit_size(0, row)).sum::<u64>(), 34_650);
//! ```

/// The edges of the three middle slices. In each, the first two are opposite edges of the cube,
/// and so are the last two.
pub(crate) const SLICE_EDGES: [[usize; 4]; 3] =
    [[8, 10, 9, 11], [1, 7, 3, 5], [0, 6, 2, 4]];

/// The slice of an edge, and its index in [`SLICE_EDGES`].
pub(crate) fn slice_of(edge: usize) -> (usize, usize) {
    let index = |slice: &[usize; 4]| slice.iter().position(|&e| e == edge);
    (0..3).find_map(|j| index(&SLICE_EDGES[j]).map(|k| (j, k))).expect("an edge")
}

/// For each slot, the slice of the edge in it: 0, 1 or 2.
pub(crate) type Pattern = [u8; 12];

/// All 34,650 patterns, the solved one first, the others in lexicographic order.
pub(crate) fn patterns() -> Vec<Pattern> {
    let solved: Pattern = std::array::from_fn(|slot| slice_of(slot).0 as u8);
    let pattern = |mut n: u32| -> Pattern {
        let mut digits = [0; 12];
        for digit in digits.iter_mut().rev() {
            (*digit, n) = ((n % 3) as u8, n / 3);
        }
        digits
    };
    let even = |p: &Pattern| {
        (0..3).all(|slice| p.iter().filter(|&&s| s == slice).count() == 4)
    };
    let mut all: Vec<_> = (0..3u32.pow(12)).map(pattern).filter(even).collect();
    all.retain(|p| *p != solved);
    all.insert(0, solved);
    all
}

/// The index of a pattern.
pub(crate) fn pattern_index(patterns: &[Pattern], pattern: &Pattern) -> usize {
    if *pattern == patterns[0] {
        return 0;
    }
    1 + patterns[1..].binary_search(pattern).expect("a pattern")
}

/// For each slot, another slot, and whether an edge is flipped on the way.
pub(crate) type SlotImages = Vec<(usize, bool)>;

/// The image of a pattern under a symmetry.
// ANCHOR: conjugate
pub(crate) fn conjugate(pattern: &Pattern, symmetry: &SlotImages) -> Pattern {
    let slice =
        |slice: u8| slice_of(symmetry[SLICE_EDGES[usize::from(slice)][0]].0).0 as u8;
    let mut image = [0; 12];
    (0..12).for_each(|slot| image[symmetry[slot].0] = slice(pattern[slot]));
    image
}
// ANCHOR_END: conjugate

/// The index of the inverse of a symmetry.
pub(crate) fn inverse(symmetries: &[SlotImages], symmetry: &SlotImages) -> usize {
    let undoes = |s: &SlotImages| (0..12).all(|slot| s[symmetry[slot].0].0 == slot);
    symmetries.iter().position(undoes).expect("an inverse")
}
