//! A block of 24 × 24 words at a time, with AVX-512: six bits at a time are looked up.
//!
//! The same comes out as from the loops over words, which a test compares.
//!
//! ```
//! use rows::Geometry;
//! use rows::symmetric::rubik_phase2;
//!
//! // Twelve places: two times six bits.
//! assert_eq!(rubik_phase2().bits(), 2 * 6);
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))]

use super::corner_classes::BlockMap;
use super::split::{ORDERS, Places};
use cpu::Cpu;

/// What each of the 64 values of six bits gives to a word.
type Table = [[u16; 32]; 2];

/// How a row of 24 words of 12 places is rearranged.
#[derive(Debug)]
pub(crate) struct Words {
    /// For each map, where each word comes from.
    maps: Vec<[u8; 32]>,
    /// For each step, for words that are even and that are odd: what the low six bits
    /// give, and the high ones.
    slices: Vec<[[Table; 2]; 2]>,
}

impl Words {
    /// `None` if this machine does not have the instructions.
    pub(crate) fn new(maps: &[[u8; ORDERS]], places: &[Places]) -> Option<Words> {
        if !Cpu::Avx512.is_available() {
            return None;
        }
        let map = |map: &[u8; ORDERS]| {
            std::array::from_fn(|k| map.get(k).map_or(0, |&from| from))
        };
        let value = |from: &[u8], six: usize, value: usize| {
            let bit = |&place: &u8| {
                usize::from(place) / 6 == six && value >> (place % 6) & 1 == 1
            };
            let places = from.iter().enumerate().filter(|(_, place)| bit(place));
            places.map(|(to, _)| 1 << to).sum()
        };
        let table = |from: &[u8], six: usize| {
            [0, 32].map(|first| std::array::from_fn(|k| value(from, six, first + k)))
        };
        let slices = places
            .iter()
            .map(|two| two.each_ref().map(|from| [0, 1].map(|six| table(from, six))));
        Some(Words { maps: maps.iter().map(map).collect(), slices: slices.collect() })
    }

    /// Adds a neighbor's block to a block, its places rearranged.
    #[inline(always)]
    pub(crate) fn permute_into(
        &self,
        map: BlockMap<'_>,
        source: &[u16],
        target: &mut [u16],
    ) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has the instructions, for `new` has checked it.
        unsafe {
            x86::permute_into(self, map, source, target);
        }
    }
}

#[cfg(target_arch = "x86_64")]
pub(super) mod x86 {
    use super::{BlockMap, ORDERS, Table, Words};
    use std::arch::x86_64::*;

    /// The words of a row.
    const ROW: u32 = (1 << ORDERS) - 1;

    /// Those of odd orders, if the row is even.
    const ODD: u32 = 0xfff << 12;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl")]
    pub(super) fn permute_into(
        words: &Words,
        map: BlockMap<'_>,
        source: &[u16],
        target: &mut [u16],
    ) {
        let from = &words.maps[usize::from(map.block.lanes)];
        // SAFETY: there are 32 bytes.
        let from = unsafe { _mm256_loadu_si256(from.as_ptr().cast()) };
        let from = _mm512_cvtepu8_epi16(from);
        let [even, odd] = &words.slices[map.step];
        let (even_low, even_high) = (load(&even[0]), load(&even[1]));
        let (odd_low, odd_high) = (load(&odd[0]), load(&odd[1]));
        let sources = source.as_chunks::<ORDERS>().0;
        let targets = target.as_chunks_mut::<ORDERS>().0;
        for (order, into) in targets.iter_mut().enumerate() {
            let row = &sources[usize::from(map.rows[order])];
            // SAFETY: there are 24 words, and the others are not touched.
            let row = unsafe { _mm512_maskz_loadu_epi16(ROW, row.as_ptr().cast()) };
            let low = _mm512_permutexvar_epi16(from, row);
            let high = _mm512_srli_epi16::<6>(low);
            let is_odd = if map.odd != (order >= ORDERS / 2) { !ODD } else { ODD };
            let even =
                _mm512_or_si512(look_up(even_low, low), look_up(even_high, high));
            let odd = _mm512_or_si512(look_up(odd_low, low), look_up(odd_high, high));
            let new = _mm512_mask_blend_epi16(is_odd, even, odd);
            add(new, into);
        }
    }

    /// What six bits of each word give.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    fn look_up(table: (__m512i, __m512i), words: __m512i) -> __m512i {
        _mm512_permutex2var_epi16(table.0, words, table.1)
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    fn load(table: &Table) -> (__m512i, __m512i) {
        // SAFETY: there are 32 words in each, which are 64 bytes.
        unsafe {
            (
                _mm512_loadu_si512(table[0].as_ptr().cast()),
                _mm512_loadu_si512(table[1].as_ptr().cast()),
            )
        }
    }

    /// Adds 24 words in two parts. With a mask it would be one, and the next row's words
    /// would have to wait: what a mask lets through is not known before it is written.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl")]
    pub(in crate::symmetric) fn add(new: __m512i, into: &mut [u16; ORDERS]) {
        let (start, end) = into.split_at_mut(16);
        let (start, end) = (start.as_mut_ptr().cast(), end.as_mut_ptr().cast());
        // SAFETY: there are 16 words, which are 32 bytes, and then 8.
        unsafe {
            let low =
                _mm256_or_si256(_mm256_loadu_si256(start), _mm512_castsi512_si256(new));
            _mm256_storeu_si256(start, low);
            let high = _mm512_extracti32x4_epi32::<2>(new);
            _mm_storeu_si128(end, _mm_or_si128(_mm_loadu_si128(end), high));
        }
    }
}
