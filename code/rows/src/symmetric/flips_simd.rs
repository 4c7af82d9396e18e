//! The flips of twelve edges, four words at a time with AVX2 and eight with AVX-512.
//!
//! A test compares with [`FlipSymmetry`](super::flips::FlipSymmetry).

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))]

use super::flips::{FlipSymmetry, WORDS};
use cpu::{Avx2, Cpu};

/// Words of an AVX2 register, or of half an AVX-512 register.
const FOUR: usize = 4;

/// Effect of a symmetry, as tables for the instructions. First, pairs of a slice are exchanged.
/// After that, bits 0–2 of a column's number come from bits 0–2, and bits 2–4 of the word's
/// number say which of them change: the same ones in four consecutive words. In these only bits
/// 3–5 change differently, and these choose the byte.
#[derive(Debug)]
struct SimdSymmetry {
    /// Slices whose two pairs of opposite edges are exchanged, bit `j` for slice `j`: this exchanges
    /// bits `j` and `j + 3` of a column's number.
    crossed: u8,
    /// The source of each word.
    words: [u8; WORDS],
    /// For each four words: which of bits 0–2 change in the columns' numbers.
    low: [u8; WORDS / FOUR],
    /// For four words, the first with an even or an odd number of bits set in its number: the
    /// source of each byte among the 16 bytes of two words.
    bytes: [[u8; 8 * FOUR]; 2],
    /// For each change of bits 0–2: the contribution of each value of both nibbles to a byte.
    nibbles: [[[u8; 16]; 2]; 8],
}

/// The symmetries, as tables for the instructions.
#[derive(Debug)]
pub(crate) struct FlipsSimd {
    symmetries: Vec<SimdSymmetry>,
}

/// Exchanges bits `j` and `j + 3` of a column's number for each bit `j` of `crossed`.
#[inline(always)]
fn exchange_pairs(column: u8, crossed: u8) -> u8 {
    let swap = (column ^ column >> 3) & crossed;
    column ^ swap ^ swap << 3
}

impl FlipsSimd {
    /// Returns `None` if this machine has no AVX2.
    pub(crate) fn new(flips: &[FlipSymmetry]) -> Option<FlipsSimd> {
        Avx2::new(Cpu::Avx2)?;
        Some(FlipsSimd { symmetries: flips.iter().map(SimdSymmetry::new).collect() })
    }

    /// ORs the image of a source row into a row, and returns whether the row is full then.
    #[inline(always)]
    pub(crate) fn permute_into(
        &self,
        cpu: Cpu,
        symmetry: usize,
        (word, column): (u8, u8),
        source: &[u64; WORDS],
        target: &mut [u64; WORDS],
    ) -> bool {
        let symmetry = &self.symmetries[symmetry];
        let difference = (word, exchange_pairs(column, symmetry.crossed));
        #[cfg(target_arch = "x86_64")]
        if cpu::Avx512::new(cpu).is_some() {
            // SAFETY: there is an `Avx512`, and so the machine has the instructions.
            return unsafe {
                x86::permute_eights(symmetry, difference, source, target)
            };
        } else if Avx2::new(cpu).is_some() {
            // SAFETY: there is an `Avx2`, and so the machine has the instructions.
            return unsafe { x86::permute_fours(symmetry, difference, source, target) };
        }
        unreachable!("vectors on {cpu}")
    }
}

impl SimdSymmetry {
    fn new(flips: &FlipSymmetry) -> SimdSymmetry {
        // Moves bit `j` of `n` to bit `slices[j]`, for three bits.
        let source =
            |n: usize| (0..3).map(|j| (n >> j & 1) << flips.slices[j]).sum::<usize>();
        let crossed = |j: usize| u8::from(flips.crossed[j]) << flips.slices[j];
        let crossed = (0..3).map(crossed).sum();
        let column_xors =
            flips.column_xors.map(|column| exchange_pairs(column, crossed));
        let byte = |first: usize, byte: usize| {
            let (k, byte) = (byte / 8, byte % 8);
            let high = column_xors[first + k] >> 3;
            (k % 2 * 8 + (source(byte) ^ usize::from(high))) as u8
        };
        let nibble = |change: usize, nibble: usize, value: usize| {
            let is_set = |&bit: &usize| {
                let source = source(bit) ^ change;
                source / 4 == nibble && value >> (source % 4) & 1 == 1
            };
            (0..8).filter(is_set).map(|bit| 1 << bit).sum()
        };
        SimdSymmetry {
            crossed,
            words: flips.words,
            low: std::array::from_fn(|four| column_xors[four * FOUR] & 7),
            bytes: [0, FOUR].map(|first| std::array::from_fn(|k| byte(first, k))),
            nibbles: std::array::from_fn(|change| {
                [0, 1].map(|n| std::array::from_fn(|value| nibble(change, n, value)))
            }),
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::super::flips::LOW;
    use super::{FOUR, SimdSymmetry, WORDS};
    use std::arch::x86_64::*;

    /// Calls the function for `crossed` as a constant: no branch for each register.
    macro_rules! crossed {
        ($function:ident, $symmetry:ident, $difference:ident, $source:ident, $target:ident) => {
            match $symmetry.crossed {
                0 => $function::<0>($symmetry, $difference, $source, $target),
                1 => $function::<1>($symmetry, $difference, $source, $target),
                2 => $function::<2>($symmetry, $difference, $source, $target),
                3 => $function::<3>($symmetry, $difference, $source, $target),
                4 => $function::<4>($symmetry, $difference, $source, $target),
                5 => $function::<5>($symmetry, $difference, $source, $target),
                6 => $function::<6>($symmetry, $difference, $source, $target),
                _ => $function::<7>($symmetry, $difference, $source, $target),
            }
        };
    }

    /// Fours of words whose number has an even, or an odd, number of bits set.
    const EVEN: [usize; 4] = [0, 3, 5, 6];
    const ODD: [usize; 4] = [1, 2, 4, 7];

    /// For each bit `j` from 0 to 2, the columns whose number has bit `j + 3` clear and bit `j`
    /// set: they are exchanged with the columns with bit `j + 3` set and bit `j` clear.
    const MASKS: [i64; 3] = [crossing(0), crossing(1), crossing(2)];

    const fn crossing(bit: usize) -> i64 {
        (LOW[bit + 3] & !LOW[bit]) as i64
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn permute_fours(
        symmetry: &SimdSymmetry,
        difference: (u8, u8),
        source: &[u64; WORDS],
        target: &mut [u64; WORDS],
    ) -> bool {
        crossed!(permute_fours_crossed, symmetry, difference, source, target)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn permute_fours_crossed<const CROSSED: u8>(
        symmetry: &SimdSymmetry,
        (word, column): (u8, u8),
        source: &[u64; WORDS],
        target: &mut [u64; WORDS],
    ) -> bool {
        let high = _mm256_set1_epi8((column >> 3) as i8);
        // SAFETY: there are 32 bytes.
        let load =
            |bytes: &[u8; 32]| unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) };
        let bytes =
            [0, 1].map(|odd| _mm256_xor_si256(load(&symmetry.bytes[odd]), high));
        let nibble = _mm256_set1_epi8(0xf);
        let mut full = _mm256_set1_epi8(-1);
        let number = |k: usize| usize::from(symmetry.words[k] % 32);
        let (word, next) = (usize::from(word % 32), [0, 1, 2, 3].map(number));
        let (fours, _) = target.as_chunks_mut::<FOUR>();
        let mut or_four = |four: usize, bytes: __m256i| {
            let first = number(four * FOUR) ^ word;
            let [a, b, c, d] = [0, 1, 2, 3].map(|k| source[first ^ next[k]] as i64);
            let mut x = _mm256_set_epi64x(d, c, b, a);
            if CROSSED & 1 > 0 {
                x = exchange::<7>(x, MASKS[0]);
            }
            if CROSSED & 2 > 0 {
                x = exchange::<14>(x, MASKS[1]);
            }
            if CROSSED & 4 > 0 {
                x = exchange::<28>(x, MASKS[2]);
            }
            x = _mm256_shuffle_epi8(x, bytes);
            let change = usize::from((symmetry.low[four] ^ column) % 8);
            let [first, second] = &symmetry.nibbles[change];
            let low =
                _mm256_shuffle_epi8(load_16_twice(first), _mm256_and_si256(x, nibble));
            let above = _mm256_and_si256(_mm256_srli_epi16::<4>(x), nibble);
            x = _mm256_or_si256(low, _mm256_shuffle_epi8(load_16_twice(second), above));
            let words = fours[four].as_mut_ptr().cast();
            // SAFETY: there are four words.
            unsafe {
                x = _mm256_or_si256(_mm256_loadu_si256(words), x);
                _mm256_storeu_si256(words, x);
            }
            full = _mm256_and_si256(full, x);
        };
        for four in EVEN {
            or_four(four, bytes[0]);
        }
        for four in ODD {
            or_four(four, bytes[1]);
        }
        _mm256_testc_si256(full, _mm256_set1_epi8(-1)) == 1
    }

    /// Exchanges the bits under the mask with the bits `SHIFT` higher.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn exchange<const SHIFT: i32>(x: __m256i, mask: i64) -> __m256i {
        let above = _mm256_srli_epi64::<SHIFT>(x);
        let swap =
            _mm256_and_si256(_mm256_xor_si256(x, above), _mm256_set1_epi64x(mask));
        let both = _mm256_xor_si256(swap, _mm256_slli_epi64::<SHIFT>(swap));
        _mm256_xor_si256(x, both)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load_16(bytes: &[u8; 16]) -> __m128i {
        // SAFETY: there are 16 bytes.
        unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
    }

    /// Both halves of a register alike.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn load_16_twice(bytes: &[u8; 16]) -> __m256i {
        _mm256_broadcastsi128_si256(load_16(bytes))
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    pub(super) fn permute_eights(
        symmetry: &SimdSymmetry,
        difference: (u8, u8),
        source: &[u64; WORDS],
        target: &mut [u64; WORDS],
    ) -> bool {
        crossed!(permute_eights_crossed, symmetry, difference, source, target)
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    fn permute_eights_crossed<const CROSSED: u8>(
        symmetry: &SimdSymmetry,
        (word, column): (u8, u8),
        source: &[u64; WORDS],
        target: &mut [u64; WORDS],
    ) -> bool {
        let (eights, _) = source.as_chunks();
        let source = [0, 1, 2, 3].map(|k| load_64(&eights[k]));
        let word = _mm512_set1_epi64(word.into());
        let high = _mm512_set1_epi8((column >> 3) as i8);
        // SAFETY: there are 32 bytes.
        let load =
            |bytes: &[u8; 32]| unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) };
        // The numbers of the second four words have one bit more.
        let bytes = [0, 1].map(|odd| {
            let first = _mm512_castsi256_si512(load(&symmetry.bytes[odd]));
            let both = _mm512_inserti64x4::<1>(first, load(&symmetry.bytes[1 - odd]));
            _mm512_xor_si512(both, high)
        });
        let nibble = _mm512_set1_epi8(0xf);
        let mut full = _mm512_set1_epi8(-1);
        for (eight, target) in target.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            let words: &[u8; 8] = &symmetry.words.as_chunks().0[eight];
            let words = _mm_set_epi64x(0, i64::from_le_bytes(*words));
            let words = _mm512_xor_si512(_mm512_cvtepu8_epi64(words), word);
            let first = _mm512_permutex2var_epi64(source[0], words, source[1]);
            let second = _mm512_permutex2var_epi64(source[2], words, source[3]);
            let is_second = _mm512_test_epi64_mask(words, _mm512_set1_epi64(16));
            let mut x = _mm512_mask_blend_epi64(is_second, first, second);
            if CROSSED & 1 > 0 {
                x = exchange_wide::<7>(x, MASKS[0]);
            }
            if CROSSED & 2 > 0 {
                x = exchange_wide::<14>(x, MASKS[1]);
            }
            if CROSSED & 4 > 0 {
                x = exchange_wide::<28>(x, MASKS[2]);
            }
            x = _mm512_shuffle_epi8(x, bytes[eight.count_ones() as usize % 2]);
            let nibbles = |four: usize| {
                let change = (symmetry.low[eight * 2 + four] ^ column) % 8;
                &symmetry.nibbles[usize::from(change)]
            };
            let (first, second) = (nibbles(0), nibbles(1));
            let table = |n: usize| {
                let table = _mm512_broadcast_i32x4(load_16(&first[n]));
                _mm512_mask_broadcast_i32x4(table, 0xff00, load_16(&second[n]))
            };
            let low = _mm512_shuffle_epi8(table(0), _mm512_and_si512(x, nibble));
            let above = _mm512_and_si512(_mm512_srli_epi16::<4>(x), nibble);
            let above = _mm512_shuffle_epi8(table(1), above);
            // OR of the three.
            x = _mm512_ternarylogic_epi64::<0xfe>(low, above, load_64(target));
            // SAFETY: there are eight words.
            unsafe { _mm512_storeu_si512(target.as_mut_ptr().cast(), x) };
            full = _mm512_and_si512(full, x);
        }
        _mm512_cmpeq_epi64_mask(full, _mm512_set1_epi64(-1)) == 0xff
    }

    /// Exchanges the bits under the mask with the bits `SHIFT` higher.
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn exchange_wide<const SHIFT: u32>(x: __m512i, mask: i64) -> __m512i {
        let above = _mm512_srli_epi64::<SHIFT>(x);
        // (x ^ above) & mask, and then x ^ swap ^ (swap << SHIFT).
        let swap = _mm512_ternarylogic_epi64::<0x28>(x, above, _mm512_set1_epi64(mask));
        _mm512_ternarylogic_epi64::<0x96>(x, swap, _mm512_slli_epi64::<SHIFT>(swap))
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn load_64(words: &[u64; 8]) -> __m512i {
        // SAFETY: there are eight words.
        unsafe { _mm512_loadu_si512(words.as_ptr().cast()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use symmetry::CubeSymmetries;

    #[test]
    fn registers_match_loops_over_words() {
        let flips: Vec<_> = CubeSymmetries::all()
            .edges
            .iter()
            .map(|s| FlipSymmetry::new(s.slot()))
            .collect();
        // `None` without AVX2.
        let vectors = FlipsSimd::new(&flips);
        let levels = [Cpu::Avx2, Cpu::Avx512];
        let levels: Vec<_> =
            levels.into_iter().filter(|cpu| cpu.is_available()).collect();
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            state ^ state >> 31
        };
        for (symmetry, flips) in flips.iter().enumerate() {
            for difference in
                (0..32).flat_map(|word| (0..64).map(move |column| (word, column)))
            {
                let source = std::array::from_fn(|_| next() | next());
                let random = std::array::from_fn(|_| next() | next());
                // The row lacks exactly the bits of the other, except in one word at times.
                let mut right = [0; WORDS];
                flips.permute_into(difference, &source, &mut right);
                let mut missing = right.map(|word| !word);
                if next() % 2 == 0 {
                    missing[next() as usize % WORDS] &= next();
                }
                for before in [random, missing] {
                    let mut right = before;
                    flips.permute_into(difference, &source, &mut right);
                    let full = right.iter().all(|&word| word == u64::MAX);
                    for &cpu in &levels {
                        let vectors = vectors.as_ref().expect("vectors for this level");
                        let mut row = before;
                        let is_full = vectors
                            .permute_into(cpu, symmetry, difference, &source, &mut row);
                        assert_eq!(
                            (row, is_full),
                            (right, full),
                            "{cpu}, {difference:?}"
                        );
                    }
                }
            }
        }
    }
}
