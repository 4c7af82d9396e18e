//! Blocks with AVX2: the bits of a word are looked up four at a time. A test compares with the
//! portable loops.

#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, unused_variables))]

use super::corner_classes::BlockMap;
use super::domino::{KINDS, LineMap};
use super::phase2::{HALF, WordImages};
use super::split::PERMS;
use cpu::{Avx2, Cpu};

/// The bytes of a register.
type RegisterBytes = [u8; 32];

/// Shuffle index that yields 0.
const ZERO: u8 = 0x80;

/// Permutes lines of 24 words of 12 bits. Twelve words are of even permutations and twelve of odd
/// ones. Each half of a register holds one byte of each of the words of one parity.
#[derive(Debug)]
pub(crate) struct Phase2Avx2 {
    /// For each map: the source byte of each byte of both halves, and the first word (0 or 12) of
    /// the source of the first half.
    maps: Vec<(RegisterBytes, usize)>,
    /// For each step, and for even and odd lines: the image of each value of each of the three
    /// nibbles of a word, as its low bytes and its high bytes. The halves are of even words and of
    /// odd ones, or the other way round.
    images: Vec<[[[RegisterBytes; 2]; 3]; 2]>,
    _level: Avx2,
}

impl Phase2Avx2 {
    /// Returns `None` if this machine has no AVX2.
    pub(crate) fn new(
        maps: &[[u8; PERMS]],
        images: &[[WordImages; 2]],
    ) -> Option<Phase2Avx2> {
        let _level = Avx2::new(Cpu::Avx2)?;
        // A half is loaded as its words 0–7 and then its words 4–11.
        let byte = |word: u8| match usize::from(word) % HALF {
            word @ 0..8 => word as u8,
            word => word as u8 + 4,
        };
        let map = |map: &[u8; PERMS]| {
            let bytes = |k: usize| match k % 16 {
                word @ 0..HALF => byte(map[k / 16 * HALF + word]),
                _ => ZERO,
            };
            (std::array::from_fn(bytes), usize::from(map[0]) / HALF * HALF)
        };
        let nibble_images = |images: &[WordImages; 2], odd: usize| {
            let image = |nibble: usize, k: usize| {
                images[odd ^ (k / 16)][(k % 16) << (4 * nibble)].to_le_bytes()
            };
            [0, 1, 2].map(|nibble| {
                [0, 1].map(|byte| std::array::from_fn(|k| image(nibble, k)[byte]))
            })
        };
        let images =
            images.iter().map(|images| [0, 1].map(|odd| nibble_images(images, odd)));
        Some(Phase2Avx2 {
            maps: maps.iter().map(map).collect(),
            images: images.collect(),
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
            x86::permute_phase2(self, map, source, target);
        }
    }
}

/// Permutes 24 bytes of eight bits.
#[derive(Debug)]
pub(crate) struct DominoAvx2 {
    /// For each map, the source of each kind.
    sources: Vec<[usize; KINDS]>,
    /// For each map and each kind: the image of each value of both nibbles of a byte. No table
    /// extends over two cache lines.
    images: Vec<[[[u8; 16]; 2]; KINDS]>,
    _level: Avx2,
}

impl DominoAvx2 {
    /// Returns `None` if this machine has no AVX2.
    pub(crate) fn new(maps: &[LineMap]) -> Option<DominoAvx2> {
        let _level = Avx2::new(Cpu::Avx2)?;
        let nibble_images = |images: &[u8; 256]| {
            [0, 4].map(|shift| std::array::from_fn(|value| images[value << shift]))
        };
        let images = maps.iter().map(|map| map.images.each_ref().map(nibble_images));
        let sources = maps.iter().map(|map| map.sources);
        let (images, sources) = (images.collect(), sources.collect());
        Some(DominoAvx2 { sources, images, _level })
    }

    /// ORs the image of a neighbor's block into a block.
    #[inline(always)]
    pub(crate) fn permute_into(
        &self,
        map: BlockMap<'_>,
        source: &[u8],
        target: &mut [u8],
    ) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has AVX2, as `_level` proves.
        unsafe {
            x86::permute_domino(self, map, source, target);
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{BlockMap, DominoAvx2, HALF, PERMS, Phase2Avx2, RegisterBytes, ZERO};
    use crate::Word;
    use std::arch::x86_64::*;

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn permute_phase2(
        blocks: &Phase2Avx2,
        map: BlockMap<'_>,
        source: &[u16],
        target: &mut [u16],
    ) {
        let (bytes, start) = &blocks.maps[usize::from(map.block.entries)];
        let bytes = load(bytes);
        let sources = source.as_chunks::<PERMS>().0;
        let targets = target.as_chunks_mut::<PERMS>().0;
        for (half, targets) in targets.chunks_exact_mut(HALF).enumerate() {
            let odd = usize::from(map.odd) ^ half;
            let [first, second, third] = &blocks.images[map.step][odd];
            let (first, second, third) =
                (load_pair(first), load_pair(second), load_pair(third));
            for (k, target) in targets.iter_mut().enumerate() {
                let source = &sources[usize::from(map.lines[half * HALF + k])];
                let (low, high) = split_bytes(source, *start);
                let low = _mm256_shuffle_epi8(low, bytes);
                let n3 = _mm256_shuffle_epi8(high, bytes);
                let (n1, n2) = split_nibbles(low);
                let low = look_up(first.0, n1, second.0, n2);
                let high = look_up(first.1, n1, second.1, n2);
                let low = _mm256_or_si256(low, _mm256_shuffle_epi8(third.0, n3));
                let high = _mm256_or_si256(high, _mm256_shuffle_epi8(third.1, n3));
                or_joined_bytes(low, high, target);
            }
        }
    }

    /// The union of the images of two nibbles, each looked up in its table.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn look_up(first: __m256i, n1: __m256i, second: __m256i, n2: __m256i) -> __m256i {
        _mm256_or_si256(_mm256_shuffle_epi8(first, n1), _mm256_shuffle_epi8(second, n2))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load_pair(tables: &[RegisterBytes; 2]) -> (__m256i, __m256i) {
        (load(&tables[0]), load(&tables[1]))
    }

    /// Splits 24 words into their low bytes and their high bytes. Each half of a register has those
    /// of words 0–7 and then 4–11 of twelve words; the twelve of the first half begin at `start`.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn split_bytes(words: &[u16; PERMS], start: usize) -> (__m256i, __m256i) {
        let eight = |start: usize| load_16(&words[start..start + 8]);
        let x = _mm256_set_m128i(eight(HALF - start), eight(start));
        let y = _mm256_set_m128i(eight(16 - start), eight(start + 4));
        let low = _mm256_set1_epi16(0xff);
        (
            _mm256_packus_epi16(_mm256_and_si256(x, low), _mm256_and_si256(y, low)),
            _mm256_packus_epi16(_mm256_srli_epi16::<8>(x), _mm256_srli_epi16::<8>(y)),
        )
    }

    /// ORs 24 words, given as their low and high bytes, into a line.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn or_joined_bytes(low: __m256i, high: __m256i, target: &mut [u16; PERMS]) {
        let eight = _mm256_unpacklo_epi8(low, high);
        let four = _mm256_unpackhi_epi8(low, high);
        let (a, b) = (_mm256_castsi256_si128(eight), _mm256_castsi256_si128(four));
        let (c, d) =
            (_mm256_extracti128_si256::<1>(eight), _mm256_extracti128_si256::<1>(four));
        // Words 0 to 7, 8 to 15 and 16 to 23.
        let parts = [a, _mm_unpacklo_epi64(b, c), _mm_alignr_epi8::<8>(d, c)];
        for (words, part) in target.as_chunks_mut::<8>().0.iter_mut().zip(parts) {
            let words = words.as_mut_ptr().cast();
            // SAFETY: there are eight words, which are 16 bytes.
            unsafe {
                _mm_storeu_si128(words, _mm_or_si128(_mm_loadu_si128(words), part))
            };
        }
    }

    /// The low nibble and the high nibble of each byte.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn split_nibbles(bytes: __m256i) -> (__m256i, __m256i) {
        let low = _mm256_set1_epi8(0xf);
        let high = _mm256_srli_epi16::<4>(bytes);
        (_mm256_and_si256(bytes, low), _mm256_and_si256(high, low))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(bytes: &RegisterBytes) -> __m256i {
        // SAFETY: there are 32 bytes.
        unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn permute_domino(
        blocks: &DominoAvx2,
        map: BlockMap<'_>,
        source: &[u8],
        target: &mut [u8],
    ) {
        // Bytes 16–23 are in the second half of a register.
        let rows = _mm256_set_m128i(load_8(map.lines), load_16(&map.lines[..16]));
        // A shuffle index of 0x80 or more yields 0.
        let from_first = _mm256_add_epi8(rows, _mm256_set1_epi8((ZERO - 16) as i8));
        let from_last = _mm256_sub_epi8(rows, _mm256_set1_epi8(16));
        let entries = usize::from(map.block.entries);
        let (source_kinds, images) = (blocks.sources[entries], &blocks.images[entries]);
        let sources = source.as_chunks::<PERMS>().0;
        let targets = target.as_chunks_mut::<PERMS>().0;
        for ((target, kind), images) in targets.iter_mut().zip(source_kinds).zip(images)
        {
            let source = &sources[kind];
            let x =
                _mm256_shuffle_epi8(in_both_halves(load_16(&source[..16])), from_first);
            let y = _mm256_shuffle_epi8(in_both_halves(load_8(source)), from_last);
            let (low, high) = split_nibbles(_mm256_or_si256(x, y));
            let new = look_up(
                in_both_halves(load_16(&images[0])),
                low,
                in_both_halves(load_16(&images[1])),
                high,
            );
            let start =
                _mm_or_si128(load_16(&target[..16]), _mm256_castsi256_si128(new));
            let end = _mm_or_si128(load_8(target), _mm256_extracti128_si256::<1>(new));
            // SAFETY: 16 bytes are written, and the eight after them.
            unsafe {
                _mm_storeu_si128(target.as_mut_ptr().cast(), start);
                _mm_storel_epi64(target[16..].as_mut_ptr().cast(), end);
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn in_both_halves(bytes: __m128i) -> __m256i {
        _mm256_set_m128i(bytes, bytes)
    }

    /// Loads half a register: eight words of two bytes, or 16 bytes.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn load_16<W: Word>(words: &[W]) -> __m128i {
        assert_eq!(size_of_val(words), 16, "half a register");
        // SAFETY: there are 16 bytes.
        unsafe { _mm_loadu_si128(words.as_ptr().cast()) }
    }

    /// Bytes 16–23, and zeros.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn load_8(bytes: &[u8; PERMS]) -> __m128i {
        let last: &[u8] = &bytes[16..];
        // SAFETY: there are eight bytes.
        unsafe { _mm_loadl_epi64(last.as_ptr().cast()) }
    }
}
