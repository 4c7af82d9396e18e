//! Sets of orders as bits, and what it does to them when two neighbors change places.
//!
//! The orders of three tiles have the ranks 0 to 5. When the first two places change, the
//! order with the rank 0 becomes that with the rank 2, and so on:
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

/// How many orders of the last places are in one word, at most.
const PERMUTATIONS_PER_WORD: usize = 24;

/// The orders of `k` tiles as bits: one for each, by rank, 24 in a word of 32 bits.
#[derive(Debug, Clone)]
pub struct PermutationSets {
    k: usize,
    /// How many orders there are.
    pub count: usize,
    /// How many of them are in a word.
    pub per_word: usize,
    /// What the exchange of places `p` and `p + 1` does to a set.
    swaps: Vec<NeighborSwap>,
}

/// What the exchange of two neighbors does to a set of orders.
#[derive(Debug, Clone)]
enum NeighborSwap {
    /// Words change places, in blocks of so many.
    Words { radix: usize, block: usize },
    /// Blocks of six bits go from word to word, in groups of five words.
    SixBitBlocks,
    /// Bits change places within each word: those of a mask go up so far, or down.
    Bits(Vec<(u32, i32)>),
}

/// Two digits of the rank after their places were exchanged: the first counts the smaller
/// tiles behind it, and they are one fewer behind the second.
// ANCHOR: digits
fn exchange_digits(d: usize, e: usize) -> (usize, usize) {
    if d <= e { (e + 1, d) } else { (e, d - 1) }
}
// ANCHOR_END: digits

impl PermutationSets {
    /// The orders of `k` tiles.
    pub fn new(k: usize) -> Self {
        let count = (1..=k).product();
        let inner = PERMUTATIONS_PER_WORD.min(count);
        let swap = |p: usize| {
            // The digits of places p and p + 1 have radix and radix - 1 values, and one of the
            // second stands for so many orders of the places behind.
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

    /// How many words a set takes.
    pub fn words(&self) -> usize {
        self.count / self.per_word
    }

    /// The set in which the tile in place `from` has gone to place `to`, and those between
    /// have moved up: neighbor by neighbor, from one buffer to the other.
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

    /// Writes the set after the exchange of places `p` and `p + 1`.
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

/// All values of two digits.
fn digit_pairs(radix: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..radix).flat_map(move |d| (0..radix - 1).map(move |e| (d, e)))
}

/// Which bits of a word go how far.
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

/// Adds the bits of a mask, moved up or down, word by word.
fn add_shifted(set: &[u32], out: &mut [u32], mask: u32, up: i32) {
    let words = out.iter_mut().zip(set);
    match up {
        0.. => words.for_each(|(out, word)| *out |= (word & mask) << up),
        _ => words.for_each(|(out, word)| *out |= (word & mask) >> -up),
    }
}

/// Blocks of six bits from word to word: the digit of the last place outside a word, which
/// has five values, and that of the first place inside, which has four.
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
    /// The rank of an order of the tiles 0 to k - 1.
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
