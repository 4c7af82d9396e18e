//! The flips of twelve edges, eight words at a time, with AVX-512.
//!
//! The same comes out as from [`Flips`], which a test compares.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::rubik_edges;
//!
//! // Four vectors of eight words.
//! assert_eq!(rubik_edges().width(), 4 * 8);
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))]

use super::flips::{Flips, WORDS};
use cpu::Cpu;

/// Numbers for eight words.
#[repr(align(64))]
#[derive(Debug, Clone, Copy)]
struct Eight([u64; 8]);

/// What a symmetry does, as the instructions want it.
#[derive(Debug)]
struct Symmetry {
    /// For each word, which word it comes from.
    words: [Eight; 4],
    /// For each byte, which of the 16 bytes of two words it comes from.
    bytes: [Eight; 4],
    /// For each word, in which of the low bits the number of a place changes.
    low: [Eight; 4],
    /// A matrix of bits for each such change: from where the bits of a byte come.
    matrices: Eight,
    crossed: [bool; 3],
}

/// What the instructions need to know.
#[derive(Debug)]
pub(crate) struct Wide {
    symmetries: Vec<Symmetry>,
}

impl Wide {
    /// `None` if this machine does not have the instructions.
    pub(crate) fn new(flips: &[Flips]) -> Option<Wide> {
        let usable = Cpu::Avx512Vbmi.is_available();
        usable.then(|| Wide { symmetries: flips.iter().map(Symmetry::new).collect() })
    }
}

impl Symmetry {
    fn new(flips: &Flips) -> Symmetry {
        let eights = |value: &dyn Fn(usize) -> u64| {
            std::array::from_fn(|z| Eight(std::array::from_fn(|k| value(z * 8 + k))))
        };
        // Three bits of a number, put where they come from.
        let from =
            |n: usize| (0..3).map(|j| (n >> j & 1) << flips.slices[j]).sum::<usize>();
        let byte = |word: usize, byte: usize| {
            (from(byte) ^ usize::from(flips.places[word] >> 3)) + word % 2 * 8
        };
        let matrix = |change: usize| {
            let bit = |k: usize| 1u64 << (from(k) ^ change);
            (0..8).map(|k| bit(k) << (8 * (7 - k))).sum()
        };
        Symmetry {
            words: eights(&|word| u64::from(flips.words[word])),
            bytes: eights(&|word| {
                (0..8).map(|k| (byte(word, k) as u64) << (8 * k)).sum()
            }),
            low: eights(&|word| u64::from(flips.places[word] & 7)),
            matrices: Eight(std::array::from_fn(matrix)),
            crossed: flips.crossed,
        }
    }
}

impl Wide {
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
    use super::{Symmetry, WORDS};
    use std::arch::x86_64::*;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,gfni")]
    pub(super) fn permute_into(
        symmetry: &Symmetry,
        (word, place): (u8, u8),
        from: &[u64; WORDS],
        into: &mut [u64; WORDS],
    ) {
        let (from, _) = from.as_chunks();
        let from = [load(&from[0]), load(&from[1]), load(&from[2]), load(&from[3])];
        let word = _mm512_set1_epi64(i64::from(word));
        let high = _mm512_set1_epi8((place >> 3) as i8);
        let low = _mm512_set1_epi64(i64::from(place & 7));
        let matrices = load(&symmetry.matrices.0);
        for (z, into) in into.as_chunks_mut().0.iter_mut().enumerate() {
            let words = _mm512_xor_si512(load(&symmetry.words[z].0), word);
            let first = _mm512_permutex2var_epi64(from[0], words, from[1]);
            let second = _mm512_permutex2var_epi64(from[2], words, from[3]);
            let is_second = _mm512_test_epi64_mask(words, _mm512_set1_epi64(16));
            let x = _mm512_mask_blend_epi64(is_second, first, second);
            let bytes = _mm512_xor_si512(load(&symmetry.bytes[z].0), high);
            let x = _mm512_shuffle_epi8(x, bytes);
            let change = _mm512_xor_si512(load(&symmetry.low[z].0), low);
            let matrices = _mm512_permutexvar_epi64(change, matrices);
            let mut x = _mm512_gf2p8affine_epi64_epi8::<0>(x, matrices);
            if symmetry.crossed[0] {
                x = cross::<7>(x, 0x00aa_00aa_00aa_00aa);
            }
            if symmetry.crossed[1] {
                x = cross::<14>(x, 0x0000_cccc_0000_cccc);
            }
            if symmetry.crossed[2] {
                x = cross::<28>(x, 0x0000_0000_f0f0_f0f0);
            }
            let all = _mm512_or_si512(load(into), x);
            // SAFETY: there are eight words.
            unsafe { _mm512_storeu_si512(into.as_mut_ptr().cast(), all) };
        }
    }

    /// Exchanges bits that are so far apart: those under the mask with those above.
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn cross<const BY: u32>(x: __m512i, mask: i64) -> __m512i {
        let above = _mm512_srli_epi64::<BY>(x);
        // (x ^ above) & mask, and then x ^ swap ^ (swap << BY).
        let swap = _mm512_ternarylogic_epi64::<0x28>(x, above, _mm512_set1_epi64(mask));
        _mm512_ternarylogic_epi64::<0x96>(x, swap, _mm512_slli_epi64::<BY>(swap))
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn load(words: &[u64; 8]) -> __m512i {
        // SAFETY: there are eight words.
        unsafe { _mm512_loadu_si512(words.as_ptr().cast()) }
    }
}
