//! Blocks with AVX2: the bits of a word are looked up four at a time. A test compares with the
//! portable loops.
//!
//! ```
//! use cpu::Cpu;
//! use rows::symmetric::rubik_phase2;
//! use rows::{Geometry, Visited, step_row};
//!
//! let phase2 = rubik_phase2();
//! let mut words = vec![0; phase2.rows(0) * phase2.width()];
//! words[..2 * phase2.width()].fill(0x35);
//! let frontier: Vec<_> = (0..phase2.rows(0)).map(|row| row < 2).collect();
//! let visited = Visited::new(&words, &frontier, phase2.width());
//! let row = |cpu: Cpu| step_row(&phase2, cpu, (0, 1), &visited);
//! assert!(Cpu::available().all(|cpu| row(cpu) == row(Cpu::Portable)));
//! ```

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))]

use super::corner_classes::BlockMap;
use super::split::{BitMaps, PERMS};
use cpu::{Avx2, Cpu};

/// The bytes of a register.
type Bytes = [u8; 32];

/// Shuffle index that yields 0.
const NONE: u8 = 0x80;

/// Number of even permutations of four, and of odd ones.
const HALF: usize = PERMS / 2;

/// Permutes lines of 24 words of 12 bits. Twelve words are of even permutations and twelve of odd
/// ones. Each half of a register holds one byte of each of the words of one parity.
#[derive(Debug)]
pub(crate) struct Phase2Avx2 {
    /// For each map: the source byte of each byte of both halves, and the first word (0 or 12) of
    /// the source of the first half.
    maps: Vec<(Bytes, usize)>,
    /// For each move and symmetry, and for even and odd lines: the contribution of each value of
    /// each of the three nibbles of a word to its low byte, and to its high byte.
    slices: Vec<[[[Bytes; 2]; 3]; 2]>,
    _level: Avx2,
}

impl Phase2Avx2 {
    /// Returns `None` if this machine has no AVX2.
    pub(crate) fn new(maps: &[[u8; PERMS]], places: &[BitMaps]) -> Option<Phase2Avx2> {
        let _level = Avx2::new(Cpu::Avx2)?;
        // A half is loaded as its words 0–7 and then its words 4–11.
        let byte = |word: u8| match usize::from(word) % HALF {
            word @ 0..8 => word as u8,
            word => word as u8 + 4,
        };
        let map = |map: &[u8; PERMS]| {
            let bytes = |k: usize| match k % 16 {
                word @ 0..HALF => byte(map[k / 16 * HALF + word]),
                _ => NONE,
            };
            (std::array::from_fn(bytes), usize::from(map[0]) / HALF * HALF)
        };
        let nibbles = |from: &BitMaps, odd: usize| {
            [0, 1, 2].map(|nibble| {
                [0, 1].map(|byte| {
                    std::array::from_fn(|k| {
                        looked_up(&from[odd ^ (k / 16)], nibble, k % 16)[byte]
                    })
                })
            })
        };
        let slices = places.iter().map(|from| [0, 1].map(|odd| nibbles(from, odd)));
        Some(Phase2Avx2 {
            maps: maps.iter().map(map).collect(),
            slices: slices.collect(),
            _level,
        })
    }

    /// ORs the image of a neighbor's block into a block.
    #[inline(always)]
    pub(crate) fn permute_into(
        &self,
        map: BlockMap<'_>,
        source: &[u16],
        target: &mut [u16],
    ) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has AVX2, as `_level` proves.
        unsafe {
            x86::permute_words(self, map, source, target);
        }
    }
}

/// The contribution of a nibble with this value to the two bytes of a word; `from` has the source
/// bit of each bit.
fn looked_up(from: &[u8], nibble: u8, value: usize) -> [u8; 2] {
    let bit = |&place: &u8| place / 4 == nibble && value >> (place % 4) & 1 == 1;
    let places = from.iter().enumerate().filter(|(_, place)| bit(place));
    places.map(|(to, _)| 1u16 << to).sum::<u16>().to_le_bytes()
}

/// Permutes 24 bytes of eight bits.
#[derive(Debug)]
pub(crate) struct DominoAvx2 {
    /// For each map and each kind: the contribution of each value of both nibbles to a byte.
    kinds: Vec<[[[u8; 16]; 2]; 3]>,
    _level: Avx2,
}

impl DominoAvx2 {
    /// Returns `None` if this machine has no AVX2.
    pub(crate) fn new(
        places: impl Iterator<Item = [[u8; 8]; 3]>,
    ) -> Option<DominoAvx2> {
        let nibbles = |from: [u8; 8]| {
            let byte = |nibble, value| looked_up(&from, nibble, value)[0];
            [0, 1].map(|nibble| std::array::from_fn(|value| byte(nibble, value)))
        };
        let all = || places.map(|kinds| kinds.map(nibbles)).collect();
        Avx2::new(Cpu::Avx2).map(|_level| DominoAvx2 { kinds: all(), _level })
    }

    /// ORs the image of a neighbor's block into a block; `from` has the source of each kind.
    #[inline(always)]
    pub(crate) fn permute_into(
        &self,
        map: BlockMap<'_>,
        from: [usize; 3],
        source: &[u8],
        target: &mut [u8],
    ) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has AVX2, as `_level` proves.
        unsafe {
            x86::permute_octets(self, map, from, source, target);
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{BlockMap, Bytes, DominoAvx2, HALF, NONE, PERMS, Phase2Avx2};
    use std::arch::x86_64::*;

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn permute_words(
        words: &Phase2Avx2,
        map: BlockMap<'_>,
        source: &[u16],
        target: &mut [u16],
    ) {
        let (bytes, start) = &words.maps[usize::from(map.block.lanes)];
        let bytes = load(bytes);
        let sources = source.as_chunks::<PERMS>().0;
        let targets = target.as_chunks_mut::<PERMS>().0;
        for (half, targets) in targets.chunks_exact_mut(HALF).enumerate() {
            let odd = usize::from(map.odd) ^ half;
            let [first, second, third] = &words.slices[map.step][odd];
            let (first, second, third) = (two(first), two(second), two(third));
            for (k, into) in targets.iter_mut().enumerate() {
                let from = &sources[usize::from(map.lines[half * HALF + k])];
                let (low, high) = apart(from, *start);
                let low = _mm256_shuffle_epi8(low, bytes);
                let n3 = _mm256_shuffle_epi8(high, bytes);
                let (n1, n2) = nibbles(low);
                let low = look_up(first.0, n1, second.0, n2);
                let high = look_up(first.1, n1, second.1, n2);
                let low = _mm256_or_si256(low, _mm256_shuffle_epi8(third.0, n3));
                let high = _mm256_or_si256(high, _mm256_shuffle_epi8(third.1, n3));
                together(low, high, into);
            }
        }
    }

    /// The contribution of two nibbles.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn look_up(first: __m256i, n1: __m256i, second: __m256i, n2: __m256i) -> __m256i {
        _mm256_or_si256(_mm256_shuffle_epi8(first, n1), _mm256_shuffle_epi8(second, n2))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn two(tables: &[Bytes; 2]) -> (__m256i, __m256i) {
        (load(&tables[0]), load(&tables[1]))
    }

    /// The low bytes and the high bytes of 24 words. Each half of a register has those of words
    /// 0–7 and then 4–11 of twelve words; the twelve of the first half begin at `start`.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn apart(words: &[u16; PERMS], start: usize) -> (__m256i, __m256i) {
        let x = _mm256_set_m128i(eight(words, HALF - start), eight(words, start));
        let y = _mm256_set_m128i(eight(words, 16 - start), eight(words, start + 4));
        let low = _mm256_set1_epi16(0xff);
        (
            _mm256_packus_epi16(_mm256_and_si256(x, low), _mm256_and_si256(y, low)),
            _mm256_packus_epi16(_mm256_srli_epi16::<8>(x), _mm256_srli_epi16::<8>(y)),
        )
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn eight(words: &[u16; PERMS], start: usize) -> __m128i {
        let eight: &[u16] = &words[start..][..8];
        // SAFETY: there are eight words, which are 16 bytes.
        unsafe { _mm_loadu_si128(eight.as_ptr().cast()) }
    }

    /// ORs words, given as their low and high bytes.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn together(low: __m256i, high: __m256i, into: &mut [u16; PERMS]) {
        let eight = _mm256_unpacklo_epi8(low, high);
        let four = _mm256_unpackhi_epi8(low, high);
        let (a, b) = (_mm256_castsi256_si128(eight), _mm256_castsi256_si128(four));
        let (c, d) =
            (_mm256_extracti128_si256::<1>(eight), _mm256_extracti128_si256::<1>(four));
        // Words 0 to 7, 8 to 15 and 16 to 23.
        let parts = [a, _mm_unpacklo_epi64(b, c), _mm_alignr_epi8::<8>(d, c)];
        for (into, part) in into.as_chunks_mut::<8>().0.iter_mut().zip(parts) {
            let into = into.as_mut_ptr().cast();
            // SAFETY: there are eight words, which are 16 bytes.
            unsafe {
                _mm_storeu_si128(into, _mm_or_si128(_mm_loadu_si128(into), part))
            };
        }
    }

    /// The low nibble and the high nibble of each byte.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn nibbles(bytes: __m256i) -> (__m256i, __m256i) {
        let low = _mm256_set1_epi8(0xf);
        let high = _mm256_srli_epi16::<4>(bytes);
        (_mm256_and_si256(bytes, low), _mm256_and_si256(high, low))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(bytes: &Bytes) -> __m256i {
        // SAFETY: there are 32 bytes.
        unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn permute_octets(
        octets: &DominoAvx2,
        map: BlockMap<'_>,
        from: [usize; 3],
        source: &[u8],
        target: &mut [u8],
    ) {
        // Bytes 16–23 are in the second half of a register.
        let rows = _mm256_set_m128i(last(map.lines), first(map.lines));
        // A shuffle index of 0x80 or more yields 0.
        let from_first = _mm256_add_epi8(rows, _mm256_set1_epi8((NONE - 16) as i8));
        let from_last = _mm256_sub_epi8(rows, _mm256_set1_epi8(16));
        let kinds = &octets.kinds[usize::from(map.block.lanes)];
        let sources = source.as_chunks::<PERMS>().0;
        let targets = target.as_chunks_mut::<PERMS>().0;
        for ((into, from), kind) in targets.iter_mut().zip(from).zip(kinds) {
            let from = &sources[from];
            let x = _mm256_shuffle_epi8(both(first(from)), from_first);
            let y = _mm256_shuffle_epi8(both(last(from)), from_last);
            let (low, high) = nibbles(_mm256_or_si256(x, y));
            let new = look_up(both(table(&kind[0])), low, both(table(&kind[1])), high);
            let start = _mm_or_si128(first(into), _mm256_castsi256_si128(new));
            let end = _mm_or_si128(last(into), _mm256_extracti128_si256::<1>(new));
            // SAFETY: 16 bytes are written, and the eight after them.
            unsafe {
                _mm_storeu_si128(into.as_mut_ptr().cast(), start);
                _mm_storel_epi64(into[16..].as_mut_ptr().cast(), end);
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn both(bytes: __m128i) -> __m256i {
        _mm256_set_m128i(bytes, bytes)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn table(bytes: &[u8; 16]) -> __m128i {
        // SAFETY: there are 16 bytes.
        unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
    }

    /// The first 16 bytes.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn first(bytes: &[u8; PERMS]) -> __m128i {
        // SAFETY: there are 24 bytes.
        unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
    }

    /// Bytes 16–23.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn last(bytes: &[u8; PERMS]) -> __m128i {
        let last: &[u8] = &bytes[16..];
        // SAFETY: there are eight bytes.
        unsafe { _mm_loadl_epi64(last.as_ptr().cast()) }
    }
}
