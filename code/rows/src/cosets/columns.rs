//! The columns of a row: the elements of H, cut into words.

use super::image_tree::ImageTree;
use super::shuffle::{Shuffles, WordSource};
use permutation_group::{Permutation, PermutationGroup};

/// Maximum number of bits of a word, and so of elements of L.
const MAX_BITS: usize = 64;
/// Maximum number of elements of H, and of word sources of all of them.
const MAX_COLUMNS: usize = 1 << 13;
const MAX_SOURCES: usize = 1 << 21;
/// With more word sources, they do not stay in the caches, and the search takes longer.
const CACHED_SOURCES: usize = 1 << 18;
/// How long it takes to find where a move takes a row, if a word source takes 1.
const ROW_MOVE_COST: f64 = 40.0;

/// How the levels of a chain are split into rows, words and bits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Split {
    /// The first level of H: those before number the rows.
    pub(super) row_levels: usize,
    /// Number of elements of L.
    pub(super) bits: usize,
    /// Number of elements of H.
    pub(super) columns: usize,
}

impl Split {
    /// The largest L, and the H for which the rows and what their columns need are found in the
    /// least time: a small H has many rows, a large one many word sources.
    // ANCHOR: split
    pub(super) fn new(group: &PermutationGroup, moves: usize) -> Self {
        let lengths = group.orbit_lengths();
        let order: f64 = lengths.iter().map(|&length| length as f64).product();
        let (mut columns, mut bits) = (1, 1);
        let mut best = (f64::INFINITY, Split { row_levels: 0, bits, columns });
        for row_levels in (0..=lengths.len()).rev() {
            columns *= lengths.get(row_levels).unwrap_or(&1);
            bits = if columns <= MAX_BITS { columns } else { bits };
            let sources = columns * columns / bits;
            if columns > MAX_COLUMNS || sources > MAX_SOURCES {
                break;
            }
            let row_moves = order / columns as f64 * moves as f64;
            let cost = sources as f64 + ROW_MOVE_COST * row_moves;
            let cost = if sources > CACHED_SOURCES { 3.0 * cost } else { cost };
            if cost < best.0 {
                best = (cost, Split { row_levels, bits, columns });
            }
        }
        best.1
    }
    // ANCHOR_END: split

    /// Number of words of a row: of cosets of L in H.
    pub(super) fn words(&self) -> usize {
        self.columns / self.bits
    }
}

/// The elements of H and of L, and what right multiplication by an element of H does to them.
#[derive(Debug, Clone)]
pub(super) struct Columns {
    /// Number of levels of the chain that number the rows.
    pub(super) row_levels: usize,
    /// Number of words of a row.
    pub(super) words: usize,
    /// The base points of H.
    pub(super) base: Vec<u16>,
    /// Numbers of the elements of H by the images of `base`: word · bits + bit.
    tree: ImageTree,
    /// The elements of H by number; the identity is 0, and the first ones are those of L.
    pub(super) elements: Vec<Permutation>,
    /// For each element, the number of its inverse.
    inverses: Vec<u16>,
    /// For each element, the source of each word of a row that is multiplied by it.
    maps: Vec<WordSource>,
    pub(super) shuffles: Shuffles,
}

impl Columns {
    /// # Complexity
    /// O(|H| · words) time, and 4 bytes for each element and word.
    pub(super) fn new(group: &PermutationGroup, split: Split) -> Self {
        let Split { row_levels, bits, columns: count } = split;
        let words = split.words();
        let lengths = &group.orbit_lengths()[row_levels..];
        let transversals: Vec<_> = (0..lengths.len())
            .map(|level| group.transversal(row_levels + level))
            .collect();
        // First an element of the last level, at the end one of the first.
        let mut elements = vec![Permutation::identity(group.points())];
        for level in transversals.iter().rev() {
            let before = &elements;
            elements =
                level.iter().flat_map(|t| before.iter().map(move |h| h * t)).collect();
        }
        let base = group.base()[row_levels..].to_vec();
        let mut tree =
            ImageTree::new(group.points(), &base, lengths, &transversals.concat());
        for (number, h) in (0..).zip(&elements) {
            tree.insert(|k| h.image(base[k]), number);
        }
        let number = |a: &Permutation, b: &Permutation| {
            tree.find(|k| b.image(a.image(base[k]))).expect("an element of H") as usize
        };
        let of_bits = &elements[..bits];
        let right: Vec<Vec<u8>> = of_bits
            .iter()
            .map(|by| of_bits.iter().map(|l| number(l, by) as u8).collect())
            .collect();
        // ANCHOR: maps
        let mut maps: Vec<WordSource> = Vec::with_capacity(count * words);
        maps.extend((0..words).map(|word| WordSource { word: word as u16, bits: 0 }));
        for level in transversals.iter().rev() {
            let before = maps.len();
            for c in &level[1..] {
                let start = maps.len();
                maps.resize(start + words, maps[0]);
                for word in 0..words {
                    // t·c = l·t', so word t goes to word t', and its bits are multiplied by l.
                    let target = number(&elements[word * bits], c);
                    let (bits, target) = (target % bits, target / bits);
                    maps[start + target] =
                        WordSource { word: word as u16, bits: bits as u16 };
                }
                // All elements h before are multiplied by c: a word comes from where h takes it
                // to the word that c takes it from.
                for h in (words..before).step_by(words) {
                    for word in 0..words {
                        let by_c = maps[start + word];
                        let by_h = maps[h + usize::from(by_c.word)];
                        let bits = &right[usize::from(by_c.bits)];
                        let bits = bits[usize::from(by_h.bits)].into();
                        maps.push(WordSource { word: by_h.word, bits });
                    }
                }
            }
        }
        // ANCHOR_END: maps
        let inverse = |h: &Permutation| {
            let inverse = h.inverse();
            tree.find(|k| inverse.image(base[k])).expect("an element of H") as u16
        };
        let inverses = elements.iter().map(inverse).collect();
        let shuffles = Shuffles::new(right);
        Columns { row_levels, words, base, tree, elements, inverses, maps, shuffles }
    }

    /// Number of bytes, without a few small tables.
    pub(super) fn bytes(group: &PermutationGroup, split: Split) -> usize {
        let element = size_of::<Permutation>() + 2 * group.points() + 2;
        split.columns * (element + split.words() * size_of::<WordSource>())
    }

    /// The number of the element of H with these images of the base points.
    #[inline]
    pub(super) fn number(&self, image: impl FnMut(usize) -> u16) -> u16 {
        self.tree.find(image).expect("an element of H") as u16
    }

    /// The number of the product of two elements of H: first `a`, then `b`.
    #[inline]
    pub(super) fn product(&self, a: u16, b: u16) -> u16 {
        match (a, b) {
            (0, c) | (c, 0) => c,
            (a, b) => {
                let (a, b) =
                    (&self.elements[usize::from(a)], &self.elements[usize::from(b)]);
                self.number(|k| b.image(a.image(self.base[k])))
            }
        }
    }

    /// The number of the element of H that undoes another one.
    #[inline]
    pub(super) fn inverse(&self, element: u16) -> u16 {
        self.inverses[usize::from(element)]
    }

    /// For each word of a row, the word of a row that it comes from when that is multiplied by an
    /// element.
    #[inline(always)]
    pub(super) fn map(&self, element: u16) -> &[WordSource] {
        &self.maps[usize::from(element) * self.words..][..self.words]
    }
}
