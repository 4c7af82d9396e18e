//! Sets of permutations as bits, and the image of a set under a swap of two neighbors.
//!
//! The permutations of three tiles have the ranks 0 to 5. A swap of the first two tiles maps
//! the permutation of rank 0 to that of rank 2, and so on:
//!
//! ```
//! let exchanged = |t| {
//!     let mut order = [0; 3];
//!     permutation::unrank(t, &mut order);
//!     order.swap(0, 1);
//!     permutation::rank(&order)
//! };
//! assert_eq!([0, 1, 2, 3, 4, 5].map(exchanged), [2, 4, 0, 5, 1, 3]);
//! ```

/// Maximum number of permutations in one word: all those of the last four entries.
const PERMUTATIONS_PER_WORD: usize = 24;

/// Describes sets of permutations of `k` tiles: a bit for each by rank, 24 bits in each word
/// of 32 bits.
#[derive(Debug, Clone)]
pub struct PermutationSets {
    k: usize,
    /// Number of permutations.
    pub count: usize,
    /// Number of permutations in a word.
    pub per_word: usize,
    /// `swaps[p]` swaps the entries `p` and `p + 1` of all permutations of a set.
    swaps: Vec<NeighborSwap>,
}

/// A swap of two neighboring entries in all permutations of a set.
#[derive(Debug, Clone)]
enum NeighborSwap {
    /// Moves blocks of `block` whole words.
    Words { radix: usize, block: usize },
    /// Moves blocks of six bits from word to word, in groups of five words.
    SixBitBlocks,
    /// Moves bits within each word: for each mask, a shift to the left, or to the right if
    /// it is negative.
    Bits(Vec<(u32, i32)>),
}

/// The two digits of the rank after a swap of two neighboring entries. The digit of an entry
/// counts the smaller tiles after it.
// ANCHOR: digits
fn exchange_digits(d: usize, e: usize) -> (usize, usize) {
    if d <= e { (e + 1, d) } else { (e, d - 1) }
}
// ANCHOR_END: digits

impl PermutationSets {
    /// The sets of permutations of `k` tiles.
    pub fn new(k: usize) -> Self {
        let count = (1..=k).product();
        let inner = PERMUTATIONS_PER_WORD.min(count);
        let swap = |p: usize| {
            // The digits of entries p and p + 1 have `radix` and `radix - 1` values. The entries
            // after them have `below` permutations.
            let (radix, below) = (k - p, (1..k - p - 1).product::<usize>());
            if below % inner == 0 && below >= inner {
                NeighborSwap::Words { radix, block: below / inner }
            } else if radix * (radix - 1) * below > inner {
                NeighborSwap::SixBitBlocks
            } else {
                NeighborSwap::Bits(bit_shifts(radix, below, inner))
            }
        };
        let swaps = (0..k.saturating_sub(1)).map(swap).collect();
        PermutationSets { k, count, per_word: inner, swaps }
    }

    /// How many 32-bit words a set of permutations takes.
    pub fn words_per_set(&self) -> usize {
        self.count / self.per_word
    }

    /// The set after the tile at index `from` of each permutation has moved to index `to`, and
    /// those between have moved by one. It is computed by swaps of neighbors, from one buffer to
    /// the other.
    // ANCHOR: carry
    pub fn shift_tile<'a>(
        &self,
        set: &'a [u32],
        from: usize,
        to: usize,
        [a, b]: [&'a mut Vec<u32>; 2],
    ) -> &'a [u32] {
        let steps: Vec<usize> =
            if from < to { (from..to).collect() } else { (to..from).rev().collect() };
        let Some((&first, rest)) = steps.split_first() else { return set };
        self.swap(first, set, a);
        let (mut done, mut spare) = (a, b);
        for &p in rest {
            self.swap(p, done, spare);
            std::mem::swap(&mut done, &mut spare);
        }
        done
    }
    // ANCHOR_END: carry

    /// Writes the set after a swap of the entries `p` and `p + 1` of each permutation.
    // ANCHOR: swap
    fn swap(&self, p: usize, set: &[u32], out: &mut [u32]) {
        match &self.swaps[p] {
            NeighborSwap::Words { radix, block } => {
                let group = radix * (radix - 1) * block;
                for (set, out) in set.chunks(group).zip(out.chunks_mut(group)) {
                    for (d, e) in digit_pairs(*radix) {
                        let (d2, e2) = exchange_digits(d, e);
                        let [from, to] = [(d, e), (d2, e2)]
                            .map(|(d, e)| (d * (radix - 1) + e) * block);
                        out[to..to + block].copy_from_slice(&set[from..from + block]);
                    }
                }
            }
            NeighborSwap::SixBitBlocks => swap_six_bit_blocks(set, out),
            NeighborSwap::Bits(parts) => {
                out.fill(0);
                for &(mask, up) in parts {
                    add_shifted(set, out, mask, up);
                }
            }
        }
    }
    // ANCHOR_END: swap
}

/// Iterates over the values of two digits.
fn digit_pairs(radix: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..radix).flat_map(move |d| (0..radix - 1).map(move |e| (d, e)))
}

/// The masks of bits in a word and their shifts, for [`NeighborSwap::Bits`].
// ANCHOR: bits
fn bit_shifts(radix: usize, below: usize, inner: usize) -> Vec<(u32, i32)> {
    let mut parts: Vec<(u32, i32)> = Vec::new();
    let group = radix * (radix - 1) * below;
    for start in (0..inner).step_by(group) {
        for (d, e) in digit_pairs(radix) {
            let (d2, e2) = exchange_digits(d, e);
            let [from, to] =
                [(d, e), (d2, e2)].map(|(d, e)| (d * (radix - 1) + e) * below);
            let mask = ((1u32 << below) - 1) << (start + from);
            let up = to as i32 - from as i32;
            match parts.iter_mut().find(|part| part.1 == up) {
                Some(part) => part.0 |= mask,
                None => parts.push((mask, up)),
            }
        }
    }
    parts
}
// ANCHOR_END: bits

/// Adds the bits of a mask, shifted by `up`, to `out`, word by word.
fn add_shifted(set: &[u32], out: &mut [u32], mask: u32, up: i32) {
    let words = out.iter_mut().zip(set);
    match up {
        0.. => words.for_each(|(out, word)| *out |= (word & mask) << up),
        _ => words.for_each(|(out, word)| *out |= (word & mask) >> -up),
    }
}

/// Swaps the last entry whose digit selects the word, which has five values, and the first whose
/// digit selects the bit, which has four: blocks of six bits move from word to word.
// ANCHOR: across
fn swap_six_bit_blocks(set: &[u32], out: &mut [u32]) {
    for (set, out) in set.as_chunks::<5>().0.iter().zip(out.as_chunks_mut::<5>().0) {
        *out = [0; 5];
        for d in 0..5 {
            for e in 0..4 {
                let (d2, e2) = exchange_digits(d, e);
                out[d2] |= ((set[d] >> (6 * e)) & 63) << (6 * e2);
            }
        }
    }
}
// ANCHOR_END: across

impl PermutationSets {
    /// The rank of a permutation of the tiles 0 to k - 1.
    pub fn rank(&self, order: impl IntoIterator<Item = usize>) -> usize {
        let mut left = (1u32 << self.k) - 1;
        let (mut t, mut i) = (0, self.k);
        for tile in order {
            t = t * i + (left & ((1 << tile) - 1)).count_ones() as usize;
            left &= !(1 << tile);
            i -= 1;
        }
        t
    }
}
