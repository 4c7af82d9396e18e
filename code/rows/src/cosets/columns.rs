//! The columns of a row: the elements of H, cut into words.

use super::image_tree::ImageTree;
use super::shuffle::{Shuffles, WordSource};
use permutation_group::{Permutation, PermutationGroup};
use std::ops::Range;

/// Maximum number of bits of a word, and so of elements of L.
const MAX_BITS: usize = 64;
/// Maximum number of columns of a row. With fewer, the rows are many, and finding them takes
/// longer than the search; with more, the maps of all elements of H do not fit into the caches.
const MAX_COLUMNS: usize = 2600;

/// How the levels of a chain are split into rows, words and bits: the largest H and L that are
/// not too large.
#[derive(Debug, Clone, Copy)]
pub(super) struct Split {
    /// The first level of H: those before number the rows.
    row_levels: usize,
    /// The first level of L.
    bit_levels: usize,
    /// Number of elements of L.
    pub(super) bits: usize,
    /// Number of elements of H.
    pub(super) columns: usize,
}

impl Split {
    pub(super) fn new(group: &PermutationGroup) -> Self {
        let lengths = group.orbit_lengths();
        let (bit_levels, bits) = last_levels(&lengths, MAX_BITS);
        let (row_levels, columns) = last_levels(&lengths, MAX_COLUMNS);
        Split { row_levels, bit_levels, bits, columns }
    }

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
    /// The elements of H by number; the identity is 0.
    pub(super) elements: Vec<Permutation>,
    /// For each element, the number of its inverse.
    inverses: Vec<u16>,
    /// The order of each element.
    orders: Vec<u16>,
    /// For each element, the source of each word of a row that is multiplied by it.
    maps: Vec<WordSource>,
    pub(super) shuffles: Shuffles,
}

/// The last levels whose orbits' lengths multiply to at most `limit`, and that product.
fn last_levels(lengths: &[usize], limit: usize) -> (usize, usize) {
    let (mut first, mut product) = (lengths.len(), 1);
    while first > 0 && product * lengths[first - 1] <= limit {
        first -= 1;
        product *= lengths[first];
    }
    (first, product)
}

impl Columns {
    /// # Complexity
    /// O(|H| · words · levels) time, and 4 bytes for each element and word.
    pub(super) fn new(group: &PermutationGroup, split: Split) -> Self {
        let (lengths, base) = (group.orbit_lengths(), group.base());
        let Split { row_levels, bit_levels, bits, columns: count } = split;
        let words = split.words();
        // Every element of H is first one of L and then the word's own.
        let of_bits = products(group, bit_levels..lengths.len());
        let of_words = products(group, row_levels..bit_levels);
        let elements: Vec<_> =
            of_words.iter().flat_map(|t| of_bits.iter().map(move |l| l * t)).collect();
        let orbits: Vec<Vec<u16>> = (row_levels..lengths.len())
            .map(|k| images_of(&elements, base[k]))
            .collect();
        let mut tree = ImageTree::new(group.points(), &orbits);
        let base = base[row_levels..].to_vec();
        for (number, h) in (0..).zip(&elements) {
            tree.insert(|k| h.image(base[k]), number);
        }
        let number =
            |h: &Permutation| tree.find(|k| h.image(base[k])).expect("an element of H");
        let right: Vec<Vec<u8>> = of_bits
            .iter()
            .map(|by| of_bits.iter().map(|l| number(&(l * by)) as u8).collect())
            .collect();
        let mut maps = vec![WordSource { word: 0, bits: 0 }; count * words];
        for (maps, c) in maps.chunks_exact_mut(words).zip(&elements) {
            for (word, t) in of_words.iter().enumerate() {
                // t·c = l·t', so word t goes to word t', and its bits are multiplied by l.
                let image = |k: usize| c.image(t.image(base[k]));
                let target = tree.find(image).expect("an element of H") as usize;
                let (word_target, l) = (target / bits, target % bits);
                maps[word_target] = WordSource { word: word as u16, bits: l as u16 };
            }
        }
        let inverses = elements.iter().map(|h| number(&h.inverse()) as u16).collect();
        // The least common multiple of the lengths of its cycles.
        let order = |h: &Permutation| {
            let lengths = h.cycles().into_iter().map(|cycle| cycle.len());
            lengths.fold(1, |order, length| order / gcd(order, length) * length) as u16
        };
        let orders = elements.iter().map(order).collect();
        let shuffles = Shuffles::new(&right);
        Columns {
            row_levels,
            words,
            base,
            tree,
            elements,
            inverses,
            orders,
            maps,
            shuffles,
        }
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

    /// The order of an element of H.
    #[inline]
    pub(super) fn order(&self, element: u16) -> u16 {
        self.orders[usize::from(element)]
    }

    /// For each word of a row, the word of a row that it comes from when that is multiplied by an
    /// element.
    #[inline(always)]
    pub(super) fn map(&self, element: u16) -> &[WordSource] {
        &self.maps[usize::from(element) * self.words..][..self.words]
    }
}

/// All products of the levels' elements: first one of the last level, at the end one of the first.
fn products(group: &PermutationGroup, levels: Range<usize>) -> Vec<Permutation> {
    let mut products = vec![Permutation::identity(group.points())];
    for level in levels {
        let elements = group.transversal(level);
        products = elements
            .iter()
            .flat_map(|t| products.iter().map(move |before| t * before))
            .collect();
    }
    products
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The points that some elements take a point to.
fn images_of(elements: &[Permutation], point: u16) -> Vec<u16> {
    let mut images: Vec<_> = elements.iter().map(|h| h.image(point)).collect();
    images.sort_unstable();
    images.dedup();
    images
}
