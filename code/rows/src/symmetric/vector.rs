//! A block of 24 × 24 words at a time, with AVX-512.
//!
//! The same comes out as from the loops over words, which a test compares.
//!
//! ```
//! use cpu::Cpu;
//! use rows::symmetric::domino;
//! use rows::{Geometry, Layer};
//!
//! let domino = domino();
//! let words = vec![0x35; domino.rows(0) * domino.width()];
//! let fresh = vec![true; domino.rows(0)];
//! let layer = Layer::new(&words, &fresh, domino.width());
//! let row = |cpu| {
//!     let mut row = vec![0; domino.width()];
//!     domino.gather(cpu, (0, 7), &layer, &mut row);
//!     row
//! };
//! assert_eq!(row(Cpu::best()), row(Cpu::Portable));
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))]

use super::corner_classes::BlockMap;
use super::split::{ORDERS, Places};
use cpu::Cpu;

/// Where the bytes of a vector come from.
#[repr(align(64))]
#[derive(Debug, Clone, Copy)]
struct Bytes([u8; 64]);

/// Matrices of bits, 8 by 8, for the eight parts of a vector.
#[repr(align(64))]
#[derive(Debug, Clone, Copy)]
struct Matrices([u64; 8]);

/// What the instructions need to know.
#[derive(Debug)]
pub(crate) struct Wide {
    lanes: Vec<Bytes>,
    /// For each step, for rows that are even and that are odd: what a byte gives to
    /// its own place and to that of the other byte of its word.
    slices: Vec<[[Matrices; 2]; 2]>,
}

/// A row is taken apart: the low bytes of its 12 even words, those of the odd words,
/// the high bytes of the even words, those of the odd words, 16 bytes each.
fn apart(at: usize) -> Option<(usize, usize)> {
    let (high, odd, word) = (at / 32, at / 16 % 2, at % 16);
    (word < 12).then_some((odd * 12 + word, high))
}

impl Wide {
    /// `None` if this machine does not have the instructions.
    pub(crate) fn new(maps: &[[u8; ORDERS]], places: &[Places]) -> Option<Wide> {
        if !Cpu::Avx512Vbmi.is_available() {
            return None;
        }
        let lane = |map: &[u8; ORDERS], at| {
            apart(at).map_or(0, |(word, high)| map[word] * 2 + high as u8)
        };
        let lanes =
            maps.iter().map(|map| Bytes(std::array::from_fn(|at| lane(map, at))));
        let slices = places.iter().map(|from| {
            [0, 1].map(|odd| {
                [0, 1].map(|other| {
                    let part = |k: usize| {
                        matrix(&from[odd ^ (k / 2 % 2)], k / 4, (k / 4) ^ other)
                    };
                    Matrices(std::array::from_fn(part))
                })
            })
        });
        Some(Wide { lanes: lanes.collect(), slices: slices.collect() })
    }
}

/// What byte `from` of a word gives to its byte `to`, as the instruction wants it: the
/// last byte says from which bits the first comes.
// ANCHOR: matrix
fn matrix(places: &[u8], to: usize, from: usize) -> u64 {
    let bits = |to: usize| match places.get(to) {
        Some(&place) if usize::from(place) / 8 == from => 1u64 << (place % 8),
        _ => 0,
    };
    (0..8).map(|bit| bits(to * 8 + bit) << (8 * (7 - bit))).sum()
}
// ANCHOR_END: matrix

impl Wide {
    /// BlockMaps a neighbor's block into a block.
    #[inline(always)]
    pub(crate) fn permute_into(
        &self,
        map: BlockMap<'_>,
        source: &[u16],
        target: &mut [u16],
    ) {
        assert!(source.len() == ORDERS * ORDERS && target.len() == ORDERS * ORDERS);
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has the instructions, for `new` has checked it.
        unsafe {
            x86::permute_into(self, map, source, target);
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{BlockMap, Bytes, Matrices, Narrow, ORDERS, Wide};
    use crate::symmetric::sixes::x86::add;
    use std::arch::x86_64::*;

    /// Puts the parts of a row together again.
    static TOGETHER: Bytes = {
        let mut bytes = [0; 64];
        let mut at = 0;
        while at < 64 {
            if at % 16 < 12 {
                bytes[(at / 16 % 2 * 12 + at % 16) * 2 + at / 32] = at as u8;
            }
            at += 1;
        }
        Bytes(bytes)
    };

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,gfni")]
    pub(super) fn permute_into(
        wide: &Wide,
        map: BlockMap<'_>,
        source: &[u16],
        target: &mut [u16],
    ) {
        let lanes = bytes(&wide.lanes[usize::from(map.block.lanes)]);
        let others = _mm512_shuffle_i64x2::<0b01_00_11_10>(lanes, lanes);
        let together = bytes(&TOGETHER);
        // ANCHOR: permute
        for (half, target) in target.chunks_exact_mut(12 * ORDERS).enumerate() {
            let odd = usize::from(map.odd) ^ half;
            let [own, other] = &wide.slices[map.step][odd];
            let (own, other) = (matrices(own), matrices(other));
            let rows = &map.rows[half * 12..][..12];
            for (into, &from) in target.chunks_exact_mut(ORDERS).zip(rows) {
                let row = load(&source[usize::from(from) * ORDERS..][..ORDERS]);
                let x = _mm512_permutexvar_epi8(lanes, row);
                let y = _mm512_permutexvar_epi8(others, row);
                let x = _mm512_gf2p8affine_epi64_epi8::<0>(x, own);
                let y = _mm512_gf2p8affine_epi64_epi8::<0>(y, other);
                let new = _mm512_permutexvar_epi8(together, _mm512_or_si512(x, y));
                add(new, into.try_into().expect("24 words"));
            }
        }
        // ANCHOR_END: permute
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,gfni")]
    pub(super) fn permute_bytes_into(
        narrow: &Narrow,
        map: BlockMap<'_>,
        from: [usize; 3],
        source: &[u8],
        target: &mut [u8],
    ) {
        let rows =
            _mm512_castsi512_si256(bytes(&narrow.rows[usize::from(map.block.rows)]));
        let kinds = narrow.kinds[usize::from(map.block.lanes)];
        for ((into, from), kind) in target.chunks_exact_mut(ORDERS).zip(from).zip(kinds)
        {
            let from = load_bytes(&source[from * ORDERS..][..ORDERS]);
            let new = _mm256_permutexvar_epi8(rows, from);
            let kind = _mm256_set1_epi64x(kind as i64);
            let new = _mm256_gf2p8affine_epi64_epi8::<0>(new, kind);
            let (start, end) = into.split_at_mut(16);
            // SAFETY: there are 16 bytes, and then 8.
            unsafe {
                let (start, end) = (start.as_mut_ptr().cast(), end.as_mut_ptr().cast());
                let low = _mm256_castsi256_si128(new);
                _mm_storeu_si128(start, _mm_or_si128(_mm_loadu_si128(start), low));
                let high = _mm256_extracti128_si256::<1>(new);
                _mm_storel_epi64(end, _mm_or_si128(_mm_loadl_epi64(end), high));
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vl")]
    fn load_bytes(row: &[u8]) -> __m256i {
        assert!(row.len() == ORDERS);
        // SAFETY: there are 24 bytes, and the others are not touched.
        unsafe { _mm256_maskz_loadu_epi8(WORDS, row.as_ptr().cast()) }
    }

    const WORDS: u32 = (1 << ORDERS) - 1;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    fn load(row: &[u16]) -> __m512i {
        assert!(row.len() == ORDERS);
        // SAFETY: there are 24 words, and the others are not touched.
        unsafe { _mm512_maskz_loadu_epi16(WORDS, row.as_ptr().cast()) }
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn bytes(bytes: &Bytes) -> __m512i {
        // SAFETY: there are 64 bytes, which begin at a multiple of 64.
        unsafe { _mm512_load_si512(bytes.0.as_ptr().cast()) }
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn matrices(matrices: &Matrices) -> __m512i {
        // SAFETY: there are 64 bytes, which begin at a multiple of 64.
        unsafe { _mm512_load_si512(matrices.0.as_ptr().cast()) }
    }
}

/// What the instructions need to know of bytes.
#[derive(Debug)]
pub(crate) struct Narrow {
    rows: Vec<Bytes>,
    /// For each map, a matrix for each kind.
    kinds: Vec<[u64; 3]>,
}

impl Narrow {
    /// `None` if this machine does not have the instructions.
    pub(crate) fn new(
        maps: &[[u8; ORDERS]],
        places: impl Iterator<Item = [[u8; 8]; 3]>,
    ) -> Option<Narrow> {
        if !Cpu::Avx512Vbmi.is_available() {
            return None;
        }
        let row = |map: &[u8; ORDERS]| {
            Bytes(std::array::from_fn(|k| map.get(k).map_or(0, |&from| from)))
        };
        let kinds = places.map(|kinds| kinds.map(|places| matrix(&places, 0, 0)));
        Some(Narrow { rows: maps.iter().map(row).collect(), kinds: kinds.collect() })
    }

    /// BlockMaps a neighbor's block into a block; `from` says from which kind each comes.
    #[inline(always)]
    pub(crate) fn permute_into(
        &self,
        map: BlockMap<'_>,
        from: [usize; 3],
        source: &[u8],
        target: &mut [u8],
    ) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has the instructions, for `new` has checked it.
        unsafe {
            x86::permute_bytes_into(self, map, from, source, target);
        }
    }
}
