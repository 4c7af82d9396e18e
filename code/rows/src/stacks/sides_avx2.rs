//! Pancakes turned over with AVX2: 32 bytes of a row at a time.
//!
//! A test compares with [`flip_columns`](super::sides::flip_columns). Bits 0–2 of a column's
//! number choose the bit of a byte, bits 3–6 one of 16 bytes, and the others the 16 bytes. The 16
//! bytes are loaded from their source, one instruction permutes them, and a table for each nibble
//! permutes the bits of a byte.

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]

use cpu::Avx2;

/// Flips the bits `flipped` in the numbers of all columns of a row.
///
/// # Panics
/// If a row of so many words does not fill registers.
#[inline(always)]
pub(super) fn flip_columns_avx2<const WIDTH: usize>(
    _level: Avx2,
    row: &[u64; WIDTH],
    flipped: usize,
) -> [u64; WIDTH] {
    assert!(WIDTH.is_multiple_of(4), "found {WIDTH} words: a multiple of 4 is right");
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the machine has AVX2, as `_level` proves.
    return unsafe { x86::flip_columns(row, flipped) };
    #[cfg(not(target_arch = "x86_64"))]
    super::sides::flip_columns(row, flipped)
}

/// At `[change][half][value]`: the image of a byte with this value in one nibble and 0 in the
/// other, if `change` is XORed into the number of each bit (0–7).
const NIBBLE_IMAGES: [[[u8; 16]; 2]; 8] = {
    let mut images = [[[0; 16]; 2]; 8];
    let mut change = 0;
    while change < 8 {
        let mut value = 0;
        while value < 16 {
            let mut bit = 0;
            while bit < 4 {
                if value >> bit & 1 == 1 {
                    images[change][0][value] |= 1 << (bit ^ change);
                    images[change][1][value] |= 1 << ((bit + 4) ^ change);
                }
                bit += 1;
            }
            value += 1;
        }
        change += 1;
    }
    images
};

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::NIBBLE_IMAGES;
    use std::arch::x86_64::*;

    /// The numbers of 16 bytes.
    const BYTE_NUMBERS: [u8; 16] =
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn flip_columns<const WIDTH: usize>(
        row: &[u64; WIDTH],
        flipped: usize,
    ) -> [u64; WIDTH] {
        let (bits, bytes, sixteens) = (flipped % 8, flipped / 8 % 16, flipped / 128);
        // SAFETY of both: 16 bytes are read, at any address.
        let load = |bytes: &[u8; 16]| unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) };
        let source = |sixteen: usize| {
            let words = &row[(sixteen ^ sixteens) % (WIDTH / 2) * 2..][..2];
            unsafe { _mm_loadu_si128(words.as_ptr().cast()) }
        };
        let bytes = _mm_xor_si128(load(&BYTE_NUMBERS), _mm_set1_epi8(bytes as i8));
        let bytes = _mm256_broadcastsi128_si256(bytes);
        let [low_table, high_table] = [0, 1]
            .map(|half| _mm256_broadcastsi128_si256(load(&NIBBLE_IMAGES[bits][half])));
        let mask = _mm256_set1_epi8(15);
        let mut words = [0; WIDTH];
        for (k, words) in words.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let all = _mm256_set_m128i(source(2 * k + 1), source(2 * k));
            let all = _mm256_shuffle_epi8(all, bytes);
            let low = _mm256_and_si256(all, mask);
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(all), mask);
            let all = _mm256_or_si256(
                _mm256_shuffle_epi8(low_table, low),
                _mm256_shuffle_epi8(high_table, high),
            );
            // SAFETY: 32 bytes are written, at any address.
            unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), all) };
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::super::sides::flip_columns;
    use super::*;
    use cpu::Cpu;

    /// Pseudorandom rows, then each column alone.
    fn rows<const WIDTH: usize>() -> impl Iterator<Item = [u64; WIDTH]> {
        let random_row = |k: u64| {
            std::array::from_fn(|w| {
                (k + w as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            })
        };
        let single_column = |k: usize| {
            std::array::from_fn(|w| if w == k / 64 { 1 << (k % 64) } else { 0 })
        };
        (0..8).map(random_row).chain((0..64 * WIDTH).map(single_column))
    }

    fn check<const WIDTH: usize>(avx2: Avx2) {
        for row in rows::<WIDTH>() {
            for flipped in 0..64 * WIDTH {
                let expected = flip_columns(&row, flipped);
                let found = flip_columns_avx2(avx2, &row, flipped);
                assert_eq!(found, expected, "{WIDTH} words, {flipped}");
            }
        }
    }

    #[test]
    fn avx2_matches_portable_flips() {
        if let Some(avx2) = Avx2::new(Cpu::best()) {
            check::<4>(avx2);
            check::<8>(avx2);
            check::<16>(avx2);
        }
    }
}
