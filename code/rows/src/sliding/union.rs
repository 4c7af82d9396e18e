//! The union of some rows, counted while it is written.
//!
//! With AVX2 it is written by nontemporal stores, which go past the caches: what is overwritten
//! need not be read. The same comes out without AVX2, which a test compares.
//!
//! ```
//! // What two sources have, and how many bits that is.
//! let sources = [[0b0011_u64, 0b1000], [0b0110, 0b1000]];
//! let row: Vec<u64> = (0..2).map(|i| sources[0][i] | sources[1][i]).collect();
//! assert_eq!(row, [0b0111, 0b1000]);
//! assert_eq!(row.iter().map(|word| word.count_ones()).sum::<u32>(), 4);
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(unused_variables))]

use crate::caches::Fence;
use crate::caches::prefetch;
use cpu::Cpu;

/// How many words a wide row has: one for each three digits of the bases 8, 7 and 6.
pub(super) const WIDE: usize = 8 * 7 * 6;

/// How many words are made at a time: two cache lines, or four registers.
const PART: usize = 16;

const _: () = assert!(WIDE.is_multiple_of(PART), "no part is left over");

/// A row of a board of nine cells or more. It begins at a cache line, as rows in memory do.
#[repr(align(64))]
pub(super) struct Wide(pub [u64; WIDE]);

/// Makes of `row` what all sources have, one to four of them, and returns how many bits that is.
/// The rows of `next` will be needed soon. Nobody reads `row` before the fence is dropped.
///
/// # Panics
/// If this machine does not have the instructions, or for another number of sources.
#[inline(always)]
pub(super) fn unite(
    cpu: Cpu,
    sources: &[&[u64; WIDE]],
    next: &[&[u64; WIDE]],
    row: &mut [u64; WIDE],
    fence: &Fence,
) -> u32 {
    match *sources {
        [a] => each(cpu, [a], next, row, fence),
        [a, b] => each(cpu, [a, b], next, row, fence),
        [a, b, c] => each(cpu, [a, b, c], next, row, fence),
        [a, b, c, d] => each(cpu, [a, b, c, d], next, row, fence),
        _ => unreachable!("one to four sources"),
    }
}

#[inline(always)]
fn each<const N: usize>(
    cpu: Cpu,
    sources: [&[u64; WIDE]; N],
    next: &[&[u64; WIDE]],
    row: &mut [u64; WIDE],
    fence: &Fence,
) -> u32 {
    assert!(cpu.is_available(), "this machine has no `{cpu}` instructions");
    #[cfg(target_arch = "x86_64")]
    if Cpu::Avx2.is_subset_of(cpu) {
        // SAFETY: the machine has the instructions, as was asked above.
        return unsafe { x86::unite(sources, next, row, fence) };
    }
    plain(sources, next, row)
}

/// The same, a word at a time.
#[inline(always)]
fn plain<const N: usize>(
    sources: [&[u64; WIDE]; N],
    next: &[&[u64; WIDE]],
    row: &mut [u64; WIDE],
) -> u32 {
    let mut count = 0;
    for (k, part) in row.as_chunks_mut::<PART>().0.iter_mut().enumerate() {
        for next in next {
            prefetch(&next.as_chunks::<PART>().0[k]);
        }
        for (i, word) in part.iter_mut().enumerate() {
            *word = 0;
            for source in sources {
                *word |= source.as_chunks::<PART>().0[k][i];
            }
            count += word.count_ones();
        }
    }
    count
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{PART, WIDE};
    use crate::caches::Fence;
    use crate::caches::prefetch;
    use std::arch::x86_64::*;

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn unite<const N: usize>(
        sources: [&[u64; WIDE]; N],
        next: &[&[u64; WIDE]],
        row: &mut [u64; WIDE],
        _fence: &Fence,
    ) -> u32 {
        let streams = row.as_ptr().cast::<__m256i>().is_aligned();
        let mut count = Count::new();
        for (k, words) in row.as_chunks_mut::<PART>().0.iter_mut().enumerate() {
            for next in next {
                prefetch(&next.as_chunks::<PART>().0[k]);
            }
            let mut union = [_mm256_setzero_si256(); 4];
            for source in sources {
                let source = load(&source.as_chunks().0[k]);
                for i in 0..4 {
                    union[i] = _mm256_or_si256(union[i], source[i]);
                }
            }
            if streams {
                stream(words, union);
            } else {
                store(words, union);
            }
            count.add(union);
        }
        count.sum()
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(words: &[u64; PART]) -> [__m256i; 4] {
        let mut parts = [_mm256_setzero_si256(); 4];
        for (part, words) in parts.iter_mut().zip(words.as_chunks::<4>().0) {
            // SAFETY: these are four words, aligned or not.
            *part = unsafe { _mm256_loadu_si256(words.as_ptr().cast()) };
        }
        parts
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn store(words: &mut [u64; PART], parts: [__m256i; 4]) {
        for (part, words) in parts.into_iter().zip(words.as_chunks_mut::<4>().0) {
            // SAFETY: these are four words, aligned or not.
            unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), part) };
        }
    }

    /// Stores words past the caches, which must be aligned as registers are.
    ///
    /// # Panics
    /// If they are not.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn stream(words: &mut [u64; PART], parts: [__m256i; 4]) {
        assert!(words.as_ptr().cast::<__m256i>().is_aligned(), "words in between");
        for (part, words) in parts.into_iter().zip(words.as_chunks_mut::<4>().0) {
            // SAFETY: these are four words; the first of all is aligned, and so they are. Nobody
            // reads them before the fence that `unite` was given.
            unsafe { _mm256_stream_si256(words.as_mut_ptr().cast(), part) };
        }
    }

    /// Counts bits as an adder does: three bits of one weight are one of the same weight, and
    /// one carried to the next.
    struct Count {
        /// For each place of a register what is not carried yet: bits worth 1, and worth 2.
        ones: __m256i,
        twos: __m256i,
        /// For each byte, how many bits worth 4 there were.
        fours: __m256i,
    }

    const _: () =
        assert!(WIDE / PART * 8 <= u8::MAX as usize, "a byte has room for all");

    impl Count {
        #[inline]
        #[target_feature(enable = "avx2")]
        fn new() -> Self {
            let zero = _mm256_setzero_si256();
            Count { ones: zero, twos: zero, fours: zero }
        }

        /// Adds what four registers hold, once for each part of a row.
        #[inline]
        #[target_feature(enable = "avx2")]
        fn add(&mut self, [a, b, c, d]: [__m256i; 4]) {
            let first = carry(&mut self.ones, a, b);
            let second = carry(&mut self.ones, c, d);
            let four = carry(&mut self.twos, first, second);
            self.fours = _mm256_add_epi8(self.fours, ones(four));
        }

        #[inline]
        #[target_feature(enable = "avx2")]
        fn sum(self) -> u32 {
            let [one, two, four] =
                [ones(self.ones), ones(self.twos), self.fours].map(|v| sum(v));
            one + 2 * two + 4 * four
        }
    }

    /// Adds two bits to one, at each place, and returns what is carried.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn carry(sum: &mut __m256i, a: __m256i, b: __m256i) -> __m256i {
        let differ = _mm256_xor_si256(*sum, a);
        let both = _mm256_and_si256(*sum, a);
        *sum = _mm256_xor_si256(differ, b);
        _mm256_or_si256(both, _mm256_and_si256(differ, b))
    }

    /// How many bits each byte has.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn ones(bytes: __m256i) -> __m256i {
        let four = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        let (four, low) = (_mm256_broadcastsi128_si256(four), _mm256_set1_epi8(15));
        let high = _mm256_and_si256(_mm256_srli_epi16::<4>(bytes), low);
        _mm256_add_epi8(
            _mm256_shuffle_epi8(four, _mm256_and_si256(bytes, low)),
            _mm256_shuffle_epi8(four, high),
        )
    }

    /// The sum of all bytes.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn sum(bytes: __m256i) -> u32 {
        let sums = _mm256_sad_epu8(bytes, _mm256_setzero_si256());
        let sums = _mm_add_epi64(
            _mm256_castsi256_si128(sums),
            _mm256_extracti128_si256::<1>(sums),
        );
        (_mm_cvtsi128_si64(sums) + _mm_extract_epi64::<1>(sums)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Words of which many are full or empty.
    fn rows() -> impl Strategy<Value = Vec<Vec<u64>>> {
        let word = prop_oneof![any::<u64>(), Just(0), Just(u64::MAX)];
        let row =
            prop_oneof![prop::collection::vec(word, WIDE), Just(vec![u64::MAX; WIDE])];
        prop::collection::vec(row, 1..=4)
    }

    proptest! {
        /// At every level, and aligned for streams or not.
        #[test]
        fn a_union_has_what_any_source_has(rows in rows(), off in 0..4_usize) {
            let sources: Vec<&[u64; WIDE]> =
                rows.iter().map(|row| row[..].try_into().expect("a wide row")).collect();
            let union = |i| rows.iter().map(|row| row[i]).reduce(|a, b| a | b).expect("a source");
            let expected: Vec<u64> = (0..WIDE).map(union).collect();
            let ones = expected.iter().map(|word| word.count_ones()).sum();
            for cpu in Cpu::available() {
                let mut room = crate::Memory::filled(7, WIDE + 4).expect("memory");
                let row: &mut [u64; WIDE] =
                    (&mut room[off..][..WIDE]).try_into().expect("a wide row");
                let fence = Fence::new();
                let count = unite(cpu, &sources, &sources, row, &fence);
                drop(fence);
                prop_assert_eq!((count, &row[..]), (ones, &expected[..]), "{}", cpu);
                let beside = [&room[..off], &room[off + WIDE..]].concat();
                prop_assert_eq!(beside, [7; 4], "{}", cpu);
            }
        }
    }
}
