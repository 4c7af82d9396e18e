//! The flips of twelve edges: 32 words of 64 bits.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::rubik_edges;
//!
//! // The first edge and the last, flipped: another word of the same row.
//! let (solved, flipped) = (rubik_edges().locate(0), rubik_edges().locate(1024));
//! assert_eq!(solved.row, flipped.row);
//! assert_eq!((solved.column, flipped.column), (0, 4 * 64 + 1));
//! ```

use super::patterns::{SLICE_EDGES, slice_of};

/// How many words a row has: one for each way in which opposite pieces can differ.
pub(crate) const WORDS: usize = 32;

/// What a symmetry does to the flips of the edges, in pairs of opposite edges.
///
/// Pair `j` is the second pair of slice `j`, pair `3 + j` its first. The number of a
/// word says of each pair whether its edges differ, a bit for each but the last: pairs 3
/// and 4, and then those before. The number of a place in a word says of each whether its
/// second edge is flipped.
#[derive(Debug, Clone)]
pub(crate) struct FlipSymmetry {
    /// For each word, which word it comes from.
    pub(crate) words: [u8; WORDS],
    /// For each word, in which bits the number of a place changes on its way.
    pub(crate) places: [u8; WORDS],
    /// For each slice, which slice its pairs come from.
    pub(crate) slices: [usize; 3],
    /// For each slice, whether its two pairs change places.
    pub(crate) crossed: [bool; 3],
    /// Which bits of the numbers of places are to be exchanged, one after another.
    exchanges: Vec<(usize, usize)>,
    /// For each of the six bits of a place and each word, the places where that bit
    /// changes are all there or none; nothing if it changes in no word.
    masks: [Option<[u64; WORDS]>; 6],
}

/// The number of an edge's pair, and whether it is the second of the pair.
fn pair(edge: usize) -> (usize, bool) {
    let (slice, k) = slice_of(edge);
    (slice + if k < 2 { 3 } else { 0 }, k % 2 == 1)
}

/// Which bit of a word's number says whether the edges of a pair differ: none of the last.
fn bit(pair: usize) -> u8 {
    if pair < 5 { 1 << ((pair + 2) % 5) } else { 0 }
}

/// Whether the edges of each pair differ, a bit for each of the six.
fn differing(word: u8) -> u8 {
    let five = (0..5).filter(|&pair| word & bit(pair) > 0).map(|pair| 1 << pair);
    five.sum::<u8>() | (word.count_ones() as u8 % 2) << 5
}

/// What differs in the numbers of word and place when these edges are flipped.
pub(crate) fn difference(flipped: impl Iterator<Item = usize>) -> (u8, u8) {
    flipped.map(pair).fold((0, 0), |(word, place), (pair, second)| {
        (word ^ bit(pair), place ^ u8::from(second) << pair)
    })
}

/// Which edges are flipped at a place of a word.
pub(crate) fn flipped(word: u8, place: u8) -> [bool; 12] {
    let all = differing(word);
    std::array::from_fn(|edge| {
        let (pair, second) = pair(edge);
        (place >> pair & 1 == 1) ^ (!second && all >> pair & 1 == 1)
    })
}

/// Places where a bit of their number is 0.
pub(crate) const LOW: [u64; 6] = {
    let mut low = [0; 6];
    let mut place = 0;
    while place < 64 {
        let mut bit = 0;
        while bit < 6 {
            low[bit] |= (!place >> bit & 1) << place;
            bit += 1;
        }
        place += 1;
    }
    low
};

impl FlipSymmetry {
    pub(crate) fn new(symmetry: &[(usize, bool)]) -> FlipSymmetry {
        // For each pair, which pair it is sent to, and whether first becomes second.
        let first = |k: usize| SLICE_EDGES[k % 3][if k < 3 { 2 } else { 0 }];
        let images: [(usize, bool); 6] =
            std::array::from_fn(|k| pair(symmetry[first(k)].0));
        let word = |word: usize| {
            let all = differing(word as u8);
            let pairs = || (0..6).filter(move |k| all >> k & 1 == 1);
            let to: u8 = pairs().map(|k| bit(images[k].0)).sum();
            let changed =
                pairs().filter(|&k| images[k].1).map(|k| 1 << images[k].0).sum::<u8>();
            (to, changed)
        };
        let places: [u8; WORDS] = std::array::from_fn(|k| word(k).1);
        let mask =
            |bit: usize, k: usize| if places[k] >> bit & 1 == 1 { LOW[bit] } else { 0 };
        let masks = |bit: usize| {
            let any = places.iter().any(|place| place >> bit & 1 == 1);
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
            places,
        }
    }
}

/// Exchanges of two bits at a time that bring each bit from where it is to come from.
fn exchanges(slices: [usize; 3], crossed: [bool; 3]) -> Vec<(usize, usize)> {
    let mut exchanges = Vec::new();
    let mut now = [0, 1, 2];
    for j in (0..3).rev() {
        let k = now.iter().position(|&slice| slice == slices[j]).expect("a slice");
        if k != j {
            now.swap(j, k);
            exchanges.extend([(k, j), (k + 3, j + 3)]);
        }
    }
    exchanges.extend((0..3).filter(|&j| crossed[j]).map(|j| (j, j + 3)));
    exchanges
}

/// Exchanges bits that are so far apart: those under the mask of a word with those above.
#[inline(always)]
// ANCHOR: exchange
fn exchange(words: &mut [u64; WORDS], by: usize, mask: impl Fn(usize) -> u64) {
    for (k, word) in words.iter_mut().enumerate() {
        let swap = (*word ^ (*word >> by)) & mask(k);
        *word ^= swap ^ (swap << by);
    }
}
// ANCHOR_END: exchange

impl FlipSymmetry {
    /// Adds the places of a neighbor's row to a row. Here `word` and `place` are what
    /// differs in the numbers beside what the symmetry does.
    #[inline(always)]
    pub(crate) fn permute_into(
        &self,
        (word, place): (u8, u8),
        from: &[u64; WORDS],
        into: &mut [u64; WORDS],
    ) {
        // ANCHOR: permute
        let mut words = [0; WORDS];
        for (to, k) in words.iter_mut().zip(self.words) {
            *to = from[usize::from((k ^ word) % 32)];
        }
        for bit in 0..6 {
            let all = if place >> bit & 1 == 1 { LOW[bit] } else { 0 };
            match &self.masks[bit] {
                Some(masks) => exchange(&mut words, 1 << bit, |k| masks[k] ^ all),
                None if all != 0 => exchange(&mut words, 1 << bit, |_| all),
                None => {}
            }
        }
        for &(low, high) in &self.exchanges {
            let mask = LOW[high] & !LOW[low];
            exchange(&mut words, (1 << high) - (1 << low), |_| mask);
        }
        into.iter_mut().zip(words).for_each(|(into, word)| *into |= word);
        // ANCHOR_END: permute
    }
}
