//! Pancakes turned over: columns whose numbers differ in some bits are exchanged.

/// Number of low bits of a column's number that choose the bit of a word.
pub(super) const WORD_BITS: usize = 6;

/// For each bit `k`, the columns of a word whose number has bit `k` clear.
const LOW: [u64; WORD_BITS] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// Flips the bits `flipped` in the numbers of all columns: the high bits exchange words, the low
/// six exchange the bits of each word.
// ANCHOR: turn-over
#[inline(always)]
pub(super) fn flip_columns<const WIDTH: usize>(
    row: &[u64; WIDTH],
    flipped: usize,
) -> [u64; WIDTH] {
    let mut words = *row;
    for w in 0..WIDTH {
        words[w] = row[(w ^ (flipped >> WORD_BITS)) % WIDTH];
    }
    for (bit, low) in LOW.into_iter().enumerate() {
        let mask = if (flipped >> bit) & 1 == 1 { low } else { 0 };
        for word in &mut words {
            let swap = (*word ^ (*word >> (1 << bit))) & mask;
            *word ^= swap ^ (swap << (1 << bit));
        }
    }
    words
}
// ANCHOR_END: turn-over

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flips_bits_of_column_numbers() {
        for k in 0..256 {
            let mut row = [0; 4];
            row[k / 64] = 1 << (k % 64);
            for flipped in 0..256 {
                let mut expected = [0; 4];
                expected[(k ^ flipped) / 64] = 1 << ((k ^ flipped) % 64);
                assert_eq!(
                    flip_columns(&row, flipped),
                    expected,
                    "column {k}, change {flipped}"
                );
            }
        }
    }
}
