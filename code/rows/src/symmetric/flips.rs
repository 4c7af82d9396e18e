//! The flips of twelve edges: a row of 32 words of 64 bits.

use super::patterns::{SLICE_EDGES, slice_and_index};

/// Words of a row: one for each set of pairs of opposite edges that differ.
pub(crate) const WORDS: usize = 32;

/// Effect of a symmetry on the flips of the edges, in six pairs of opposite edges.
///
/// Pair `j` is the second pair of slice `j`, pair `3 + j` its first. Number of a word: bits 0 and
/// 1 say whether the edges of pairs 3 and 4 differ, bits 2–4 those of pairs 0–2; pair 5 follows
/// by parity. Number of a bit in the word: bit `p` says whether the second edge of pair `p` is
/// flipped.
#[derive(Debug, Clone)]
pub(crate) struct FlipSymmetry {
    /// The source of each word.
    pub(crate) words: [u8; WORDS],
    /// For each word, what is XORed into the numbers of its columns.
    pub(crate) column_xors: [u8; WORDS],
    /// The source slice of each slice's pairs.
    pub(crate) slices: [usize; 3],
    /// For each slice, whether its two pairs are exchanged.
    pub(crate) crossed: [bool; 3],
    /// Pairs of bits in the columns' numbers to exchange, in this order.
    exchanges: Vec<(usize, usize)>,
    /// For each bit of a column's number and each word: `LOW[bit]` if that bit changes in the
    /// word, otherwise 0. `None` if the bit changes in no word.
    masks: [Option<[u64; WORDS]>; 6],
}

/// The pair of an edge, and whether the edge is its second.
fn pair(edge: usize) -> (usize, bool) {
    let (slice, k) = slice_and_index(edge);
    (slice + if k < 2 { 3 } else { 0 }, k % 2 == 1)
}

/// The bit of a word's number for a pair; 0 for pair 5.
fn word_bit(pair: usize) -> u8 {
    if pair < 5 { 1 << ((pair + 2) % 5) } else { 0 }
}

/// The set of pairs that differ in this word: bit `p` for pair `p`, from 0 to 5.
fn differing(word: u8) -> u8 {
    let five = (0..5).filter(|&pair| word & word_bit(pair) > 0).map(|pair| 1 << pair);
    five.sum::<u8>() | ((word.count_ones() as u8 % 2) << 5)
}

/// XOR of the numbers of word and bit when these edges are flipped.
pub(crate) fn difference(flipped: impl Iterator<Item = usize>) -> (u8, u8) {
    flipped.map(pair).fold((0, 0), |(word, column), (pair, second)| {
        (word ^ word_bit(pair), column ^ (u8::from(second) << pair))
    })
}

/// Whether each edge is flipped in a column of a word.
pub(crate) fn flipped(word: u8, column: u8) -> [bool; 12] {
    let differing = differing(word);
    std::array::from_fn(|edge| {
        let (pair, second) = pair(edge);
        ((column >> pair) & 1 == 1) ^ (!second && (differing >> pair) & 1 == 1)
    })
}

/// For each bit `k`, the columns of a word whose number has bit `k` clear.
pub(crate) const LOW: [u64; 6] = {
    let mut low = [0; 6];
    let mut column = 0;
    while column < 64 {
        let mut bit = 0;
        while bit < 6 {
            low[bit] |= ((!column >> bit) & 1) << column;
            bit += 1;
        }
        column += 1;
    }
    low
};

impl FlipSymmetry {
    /// The effect of the symmetry with these images of the edges.
    pub(crate) fn new(edges: &[u8; 12]) -> FlipSymmetry {
        // For each pair its image, and whether the first edge becomes the second.
        let first = |k: usize| SLICE_EDGES[k % 3][if k < 3 { 2 } else { 0 }];
        let images: [(usize, bool); 6] =
            std::array::from_fn(|k| pair(edges[first(k)].into()));
        let word = |word: usize| {
            let differing = differing(word as u8);
            let pairs = || (0..6).filter(move |k| (differing >> k) & 1 == 1);
            let source: u8 = pairs().map(|k| word_bit(images[k].0)).sum();
            let changed =
                pairs().filter(|&k| images[k].1).map(|k| 1 << images[k].0).sum::<u8>();
            (source, changed)
        };
        let column_xors: [u8; WORDS] = std::array::from_fn(|k| word(k).1);
        let mask = |bit: usize, k: usize| {
            if (column_xors[k] >> bit) & 1 == 1 { LOW[bit] } else { 0 }
        };
        let masks = |bit: usize| {
            let any = column_xors.iter().any(|change| (change >> bit) & 1 == 1);
            any.then(|| std::array::from_fn(|k| mask(bit, k)))
        };
        let slices = std::array::from_fn(|j| images[j].0 % 3);
        let crossed = std::array::from_fn(|j| images[j].0 >= 3);
        FlipSymmetry {
            exchanges: exchanges(slices, crossed),
            words: std::array::from_fn(|k| word(k).0),
            slices,
            crossed,
            masks: std::array::from_fn(masks),
            column_xors,
        }
    }
}

/// Exchanges of two bits that move each bit from its source.
fn exchanges(slices: [usize; 3], crossed: [bool; 3]) -> Vec<(usize, usize)> {
    let mut exchanges = Vec::new();
    let mut current = [0, 1, 2];
    for j in (0..3).rev() {
        let k = current.iter().position(|&slice| slice == slices[j]).expect("a slice");
        if k != j {
            current.swap(j, k);
            exchanges.extend([(k, j), (k + 3, j + 3)]);
        }
    }
    exchanges.extend((0..3).filter(|&j| crossed[j]).map(|j| (j, j + 3)));
    exchanges
}

/// Exchanges the bits under each word's mask with the bits `shift` higher.
#[inline(always)]
// ANCHOR: exchange
fn exchange(words: &mut [u64; WORDS], shift: usize, mask: impl Fn(usize) -> u64) {
    for (k, word) in words.iter_mut().enumerate() {
        let swap = (*word ^ (*word >> shift)) & mask(k);
        *word ^= swap ^ (swap << shift);
    }
}
// ANCHOR_END: exchange

impl FlipSymmetry {
    /// ORs the image of a source row into a row. `word` and `column` are XORed into the numbers of
    /// words and columns, besides the effect of the symmetry.
    #[inline(always)]
    pub(crate) fn permute_into(
        &self,
        (word, column): (u8, u8),
        source: &[u64; WORDS],
        target: &mut [u64; WORDS],
    ) {
        // ANCHOR: permute
        let mut words = [0; WORDS];
        for (image, k) in words.iter_mut().zip(self.words) {
            *image = source[usize::from((k ^ word) % 32)];
        }
        for bit in 0..6 {
            let changed = if (column >> bit) & 1 == 1 { LOW[bit] } else { 0 };
            match &self.masks[bit] {
                Some(masks) => exchange(&mut words, 1 << bit, |k| masks[k] ^ changed),
                None if changed != 0 => exchange(&mut words, 1 << bit, |_| changed),
                None => {}
            }
        }
        for &(low, high) in &self.exchanges {
            let mask = LOW[high] & !LOW[low];
            exchange(&mut words, (1 << high) - (1 << low), |_| mask);
        }
        target.iter_mut().zip(words).for_each(|(target, word)| *target |= word);
        // ANCHOR_END: permute
    }
}
