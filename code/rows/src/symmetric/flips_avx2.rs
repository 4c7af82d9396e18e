//! The flips of twelve edges, four words at a time, with AVX2.
//!
//! The same comes out as from [`Flips`], which a test compares.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::rubik_edges;
//!
//! // Eight vectors of four words.
//! assert_eq!(rubik_edges().width(), 8 * 4);
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))]

use super::flips::{Flips, LOW, WORDS};
use cpu::Cpu;

/// Numbers for four words.
type Four = [u64; 4];

/// What a symmetry does, as the instructions want it.
#[derive(Debug)]
struct Symmetry {
    /// For each word, which word it comes from.
    words: [u8; WORDS],
    /// For each byte, which of the 16 bytes of two words it comes from.
    bytes: [Four; 8],
    /// For each low bit of a place's number: where it is 0 in those words in which it
    /// changes. Nothing if it changes in none.
    masks: [Option<[Four; 8]>; 3],
    /// For each change of the three low bits in all words alike, what the nibbles of a
    /// byte give.
    nibbles: [[[u8; 16]; 2]; 8],
    crossed: [bool; 3],
}

/// What the instructions need to know.
#[derive(Debug)]
pub(crate) struct Fours {
    symmetries: Vec<Symmetry>,
}

impl Fours {
    /// `None` if this machine does not have the instructions.
    pub(crate) fn new(flips: &[Flips]) -> Option<Fours> {
        let usable = Cpu::Avx2.is_available();
        usable.then(|| Fours { symmetries: flips.iter().map(Symmetry::new).collect() })
    }
}

impl Symmetry {
    fn new(flips: &Flips) -> Symmetry {
        let fours = |value: &dyn Fn(usize) -> u64| {
            std::array::from_fn(|z| std::array::from_fn(|k| value(z * 4 + k)))
        };
        // Three bits of a number, put where they come from.
        let from =
            |n: usize| (0..3).map(|j| (n >> j & 1) << flips.slices[j]).sum::<usize>();
        let byte = |word: usize, byte: usize| {
            (from(byte) ^ usize::from(flips.places[word] >> 3)) + word % 2 * 8
        };
        let mask = |bit: usize, word: usize| match flips.places[word] >> bit & 1 {
            1 => LOW[bit],
            _ => 0,
        };
        let masks = |bit: usize| {
            let any = flips.places.iter().any(|place| place >> bit & 1 == 1);
            any.then(|| fours(&|word| mask(bit, word)))
        };
        let nibble = |change: usize, nibble: usize, value: usize| {
            let is_set = |&to: &usize| {
                let from = from(to) ^ change;
                from / 4 == nibble && value >> (from % 4) & 1 == 1
            };
            (0..8).filter(is_set).map(|to| 1 << to).sum()
        };
        Symmetry {
            words: flips.words,
            bytes: fours(&|word| {
                (0..8).map(|k| (byte(word, k) as u64) << (8 * k)).sum()
            }),
            masks: std::array::from_fn(masks),
            nibbles: std::array::from_fn(|change| {
                [0, 1].map(|n| std::array::from_fn(|value| nibble(change, n, value)))
            }),
            crossed: flips.crossed,
        }
    }
}

impl Fours {
    /// Adds the places of a neighbor's row to a row.
    #[inline(always)]
    pub(crate) fn permute_into(
        &self,
        symmetry: usize,
        (word, place): (u8, u8),
        from: &[u64; WORDS],
        into: &mut [u64; WORDS],
    ) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has the instructions, for `new` has checked it.
        unsafe {
            x86::permute_into(&self.symmetries[symmetry], (word, place), from, into);
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Four, Symmetry, WORDS};
    use std::arch::x86_64::*;

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn permute_into(
        symmetry: &Symmetry,
        (word, place): (u8, u8),
        from: &[u64; WORDS],
        into: &mut [u64; WORDS],
    ) {
        let high = _mm256_set1_epi8((place >> 3) as i8);
        let [first, second] = &symmetry.nibbles[usize::from(place & 7)];
        let (first, second) = (table(first), table(second));
        for (z, into) in into.as_chunks_mut().0.iter_mut().enumerate() {
            let words: &[u8; 4] = &symmetry.words.as_chunks().0[z];
            let word = |k: usize| from[usize::from((words[k] ^ word) % 32)] as i64;
            let x = _mm256_set_epi64x(word(3), word(2), word(1), word(0));
            let bytes = _mm256_xor_si256(load(&symmetry.bytes[z]), high);
            let mut x = _mm256_shuffle_epi8(x, bytes);
            if let Some(masks) = &symmetry.masks[0] {
                x = exchange::<1>(x, load(&masks[z]));
            }
            if let Some(masks) = &symmetry.masks[1] {
                x = exchange::<2>(x, load(&masks[z]));
            }
            if let Some(masks) = &symmetry.masks[2] {
                x = exchange::<4>(x, load(&masks[z]));
            }
            let nibble = _mm256_set1_epi8(0xf);
            let low = _mm256_and_si256(x, nibble);
            let above = _mm256_and_si256(_mm256_srli_epi16::<4>(x), nibble);
            let low = _mm256_shuffle_epi8(first, low);
            x = _mm256_or_si256(low, _mm256_shuffle_epi8(second, above));
            if symmetry.crossed[0] {
                x = exchange::<7>(x, _mm256_set1_epi64x(0x00aa_00aa_00aa_00aa));
            }
            if symmetry.crossed[1] {
                x = exchange::<14>(x, _mm256_set1_epi64x(0x0000_cccc_0000_cccc));
            }
            if symmetry.crossed[2] {
                x = exchange::<28>(x, _mm256_set1_epi64x(0x0000_0000_f0f0_f0f0));
            }
            let all = _mm256_or_si256(load(into), x);
            // SAFETY: there are four words.
            unsafe { _mm256_storeu_si256(into.as_mut_ptr().cast(), all) };
        }
    }

    /// Exchanges bits that are so far apart: those under the mask with those above.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn exchange<const BY: i32>(x: __m256i, mask: __m256i) -> __m256i {
        let above = _mm256_srli_epi64::<BY>(x);
        let swap = _mm256_and_si256(_mm256_xor_si256(x, above), mask);
        let both = _mm256_xor_si256(swap, _mm256_slli_epi64::<BY>(swap));
        _mm256_xor_si256(x, both)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(words: &Four) -> __m256i {
        // SAFETY: there are four words.
        unsafe { _mm256_loadu_si256(words.as_ptr().cast()) }
    }

    /// Sixteen bytes, in both halves.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn table(bytes: &[u8; 16]) -> __m256i {
        // SAFETY: there are 16 bytes.
        _mm256_broadcastsi128_si256(unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) })
    }
}
