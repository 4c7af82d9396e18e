//! The last five tiles: the 60 columns of a word.
//!
//! Their rank has digits with the bases 5, 4 and 3. The last two tiles decide only the parity,
//! which the plane and the number of the word determine.

/// Number of even permutations of five tiles.
///
/// ```
/// // Their digits are 2, 1 and 1: column 2 · 12 + 1 · 3 + 1.
/// assert_eq!(permutation::rank_even(&[2, 1, 3, 0, 4]), 28);
/// ```
pub(super) const WORD_COLUMNS: usize = 60;

/// Mask of the columns that the exchange of tiles `first` and `first + 1` of the five maps to the
/// column `shift` higher.
const fn columns_mapped_up(first: usize, shift: usize) -> u64 {
    let bases = [5, 4, 3];
    let (mut bits, mut column) = (0, 0);
    while column < WORD_COLUMNS {
        let digits = [column / 12, column / 3 % 4, column % 3];
        let (x, y) = (digits[first], digits[first + 1]);
        let unit = if first == 0 { 3 } else { 1 };
        if x <= y {
            let after = (y + 1) * bases[first + 1] + x;
            if (after - x * bases[first + 1] - y) * unit == shift {
                bits |= 1 << column;
            }
        }
        column += 1;
    }
    bits
}

// ANCHOR: swap
/// Exchanges the bits in the mask `low` with the bits `shift` higher.
#[inline(always)]
fn swap(word: u64, low: u64, shift: u32) -> u64 {
    let differ = ((word >> shift) ^ word) & low;
    word ^ differ ^ (differ << shift)
}

/// Exchanges tiles 0 and 1 of the five.
#[inline(always)]
fn exchange_first(word: u64) -> u64 {
    let word = swap(word, const { columns_mapped_up(0, 12) }, 12);
    let word = swap(word, const { columns_mapped_up(0, 21) }, 21);
    let word = swap(word, const { columns_mapped_up(0, 30) }, 30);
    swap(word, const { columns_mapped_up(0, 39) }, 39)
}
// ANCHOR_END: swap

/// Exchanges tiles 1 and 2.
#[inline(always)]
fn exchange_second(word: u64) -> u64 {
    let word = swap(word, const { columns_mapped_up(1, 3) }, 3);
    let word = swap(word, const { columns_mapped_up(1, 5) }, 5);
    swap(word, const { columns_mapped_up(1, 7) }, 7)
}

/// Columns whose last digit is 0.
const FIRST_OF_THREES: u64 = 0o1111_1111_1111_1111_1111;

/// Columns whose two leading digits have an even sum.
const EVEN_DIGIT_SUMS: u64 = {
    let (mut bits, mut three) = (0, 0);
    while three < WORD_COLUMNS / 3 {
        if (three / 4 + three % 4) % 2 == 0 {
            bits |= 7 << (3 * three);
        }
        three += 1;
    }
    bits
};

/// Exchanges tiles 2 and 3. `odd` has all bits set if the permutation of the five is odd before
/// the exchange, and is 0 if it is even.
#[inline(always)]
fn exchange_third(word: u64, odd: u64) -> u64 {
    let up = ((word & (3 * FIRST_OF_THREES)) << 1) | ((word >> 2) & FIRST_OF_THREES);
    let down = ((word >> 1) & (3 * FIRST_OF_THREES)) | ((word & FIRST_OF_THREES) << 2);
    down ^ ((up ^ down) & (EVEN_DIGIT_SUMS ^ odd))
}

/// Exchange of two adjacent tiles of the last five. Exchanging the last two is none of these: it
/// leaves all columns in place and changes only the parity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Exchange {
    /// Tiles 0 and 1.
    First,
    /// Tiles 1 and 2.
    Second,
    /// Tiles 2 and 3.
    Third,
}

impl Exchange {
    /// The exchange of tiles `i` and `i + 1` of the five, or `None` for the last two.
    pub(super) fn new(i: usize) -> Option<Self> {
        [Some(Exchange::First), Some(Exchange::Second), Some(Exchange::Third), None][i]
    }

    /// Permutes the columns of words. A word of `odd`, XOR `flip`, has all bits set if the
    /// permutations of the five in that word are odd before the exchange, and is 0 otherwise.
    #[inline(always)]
    pub(super) fn apply<const N: usize>(
        self,
        words: &mut [u64; N],
        odd: &[u64; N],
        flip: u64,
    ) {
        for (word, odd) in words.iter_mut().zip(odd) {
            *word = match self {
                Exchange::First => exchange_first(*word),
                Exchange::Second => exchange_second(*word),
                Exchange::Third => exchange_third(*word, odd ^ flip),
            };
        }
    }
}

// ANCHOR: cross
/// Words of a block: one for each digit of the sixth-last tile.
const BLOCK_WORDS: usize = 6;

/// Columns of a group: a word has five groups, one for each first digit of the last five.
const GROUP_COLUMNS: usize = 12;

/// Exchanges the sixth-last tile and the next one, in a block of six words. Word `x` has the
/// first digit `x`, group `y` of a word the second digit `y`.
#[inline(always)]
fn exchange_in_block(words: &mut [u64; BLOCK_WORDS]) {
    for x in 0..BLOCK_WORDS {
        for y in x..BLOCK_WORDS - 1 {
            // Maps the digits x, y to y + 1, x, and these to x, y.
            let shift = GROUP_COLUMNS * (y - x);
            let differ =
                ((words[x] >> shift) ^ words[y + 1]) & (0xfff << (GROUP_COLUMNS * x));
            words[y + 1] ^= differ;
            words[x] ^= differ << shift;
        }
    }
}
// ANCHOR_END: cross

/// Exchanges the sixth-last tile and the next one in a row. The compiler makes a loop over
/// several blocks at a time of it: a register has word `x` of each.
#[inline(always)]
pub(super) fn exchange_across_words(row: &mut [u64]) {
    for block in row.as_chunks_mut::<BLOCK_WORDS>().0 {
        let mut words = *block;
        exchange_in_block(&mut words);
        *block = words;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sliding::digits::exchange_digits;

    #[test]
    fn bit_exchanges_match_tile_exchanges() {
        for tile in 0..4 {
            for (column, odd) in (0..60).flat_map(|column| [(column, 0), (column, 1)]) {
                let mut five = [0; 5];
                permutation::unrank_even(column, &mut five);
                if odd == 1 {
                    five.swap(3, 4);
                }
                five.swap(tile, tile + 1);
                let after = permutation::rank_even(&five);
                let mut word = [1 << column];
                if let Some(exchange) = Exchange::new(tile) {
                    exchange.apply(&mut word, &[0u64.wrapping_sub(odd)], 0);
                }
                assert_eq!(word, [1 << after], "{column}, odd {odd}, tiles {tile}");
            }
        }
    }

    #[test]
    fn exchange_across_words_matches_tiles() {
        for (column, odd) in
            (0..6 * 60).flat_map(|column| [(column, false), (column, true)])
        {
            let mut six = [0; 6];
            permutation::unrank_even(column, &mut six);
            if odd {
                six.swap(4, 5);
            }
            six.swap(0, 1);
            // Several blocks, so that vectors of several blocks are tested, too.
            let row = |column: u64| {
                let mut words = [0; 11 * BLOCK_WORDS];
                words[column as usize / WORD_COLUMNS] =
                    1_u64 << (column % WORD_COLUMNS as u64);
                words
            };
            for first in (0..11 * 360).step_by(360) {
                let mut words = row(first + column);
                exchange_across_words(&mut words);
                let after = row(first + permutation::rank_even(&six));
                assert_eq!(words, after, "{first} + {column}, {odd}");
            }
        }
    }

    #[test]
    fn first_exchange_matches_digits() {
        for (x, y) in (0..5).flat_map(|x| (0..4).map(move |y| (x, y))) {
            let (u, v) = exchange_digits(x, y);
            let word = exchange_first(1 << (3 * (4 * x + y)));
            assert_eq!(word, 1 << (3 * (4 * u + v)));
        }
    }
}
