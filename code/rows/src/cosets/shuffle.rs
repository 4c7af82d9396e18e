//! Rearrangements of the bits of a word.
#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), expect(unused_variables))]

use crate::Word;
use cpu::{Avx2, Cpu};
use std::sync::OnceLock;

/// For each of 32 bits the byte that it comes from, and the bit in that byte.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
struct HalfSources {
    bytes: [u8; 32],
    bits: [u8; 32],
}

/// Where a word of a row comes from, and how its bits are rearranged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WordSource {
    /// The word.
    pub(super) word: u16,
    /// The number of the rearrangement.
    pub(super) bits: u16,
}

/// The rearrangements of the bits of a word: one for each element of L.
#[derive(Debug, Clone)]
pub(super) struct Shuffles {
    /// For each rearrangement, the sources of the bits of either half, for AVX2.
    sources: Vec<[HalfSources; 2]>,
    /// Number of bytes of a word that have bits.
    bytes: usize,
    /// For each rearrangement, each byte of a word and each value of the byte: where its bits go.
    /// Computed when first used.
    images: OnceLock<Vec<[u64; 256]>>,
    targets: Vec<Vec<u8>>,
}

impl Shuffles {
    /// The rearrangements that take bit `targets[k][b]` from bit `b`.
    pub(super) fn new(targets: Vec<Vec<u8>>) -> Self {
        let sources = targets.iter().map(|targets| {
            // Other bits come from no byte, or from a bit that is never set.
            let half = HalfSources { bytes: [0x80; 32], bits: [1; 32] };
            let mut halves = [half; 2];
            for (source, &target) in (0..64).zip(targets) {
                let target = usize::from(target);
                halves[target / 32].bytes[target % 32] = source / 8;
                halves[target / 32].bits[target % 32] = 1 << (source % 8);
            }
            halves
        });
        let bytes = targets.first().map_or(0, Vec::len).div_ceil(8);
        Shuffles { sources: sources.collect(), bytes, images: OnceLock::new(), targets }
    }

    fn images(&self) -> Vec<[u64; 256]> {
        let mut images = vec![[0; 256]; self.bytes * self.targets.len()];
        for (images, targets) in images.chunks_mut(self.bytes.max(1)).zip(&self.targets)
        {
            for (bit, target) in targets.iter().enumerate() {
                for value in (0..256).filter(|value| (value >> (bit % 8)) & 1 == 1) {
                    images[bit / 8][value] |= 1 << target;
                }
            }
        }
        images
    }

    /// ORs the rearranged words of a row into another one.
    #[inline(always)]
    pub(super) fn or_row<W: Word>(
        &self,
        cpu: Cpu,
        map: &[WordSource],
        row: impl Fn(usize) -> W,
        words: &mut [W],
    ) {
        #[cfg(target_arch = "x86_64")]
        if Avx2::new(cpu).is_some() {
            // SAFETY: there is an `Avx2`, and so the machine has the instructions.
            return unsafe { or_row_avx2(&self.sources, map, row, words) };
        }
        let images = self.images.get_or_init(|| self.images());
        for (word, source) in words.iter_mut().zip(map) {
            let from: u64 = row(usize::from(source.word)).into();
            let images = &images[usize::from(source.bits) * self.bytes..][..self.bytes];
            let bytes = images.iter().zip(from.to_le_bytes());
            let image =
                bytes.fold(0, |all, (image, byte)| all | image[usize::from(byte)]);
            *word |= W::low_bits(image);
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
#[inline]
fn or_row_avx2<W: Word>(
    sources: &[[HalfSources; 2]],
    map: &[WordSource],
    row: impl Fn(usize) -> W,
    words: &mut [W],
) {
    use std::arch::x86_64::*;

    for (word, source) in words.iter_mut().zip(map) {
        let from = _mm256_set1_epi64x(row(usize::from(source.word)).into() as i64);
        let half = |HalfSources { bytes, bits }: &HalfSources| {
            // SAFETY: both are 32 bytes.
            let (bytes, bits) = unsafe {
                (
                    _mm256_loadu_si256(bytes.as_ptr().cast()),
                    _mm256_loadu_si256(bits.as_ptr().cast()),
                )
            };
            let found = _mm256_and_si256(_mm256_shuffle_epi8(from, bytes), bits);
            _mm256_movemask_epi8(_mm256_cmpeq_epi8(found, bits)) as u32
        };
        let [low, high] = &sources[usize::from(source.bits)];
        let mut image = u64::from(half(low));
        if size_of::<W>() > 4 {
            image |= u64::from(half(high)) << 32;
        }
        *word |= W::low_bits(image);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// One instruction, eight look-ups and bit by bit.
        #[test]
        fn rearranges_as_bit_by_bit(
            targets in (1..=64_u8).prop_flat_map(|n| {
                Just((0..n).collect::<Vec<u8>>()).prop_shuffle()
            }),
            row in prop::array::uniform3(any::<u64>()),
            before in prop::array::uniform2(any::<u64>()),
        ) {
            let (shuffles, count) = (Shuffles::new(vec![targets.clone()]), targets.len());
            // No other bits are ever set.
            let row = row.map(|word| word & (u64::MAX >> (64 - count)));
            let map = [2, 0].map(|word| WordSource { word, bits: 0 });
            let image = |word: u64| {
                (0..count).map(|bit| ((word >> bit) & 1) << targets[bit]).sum::<u64>()
            };
            let expected = [before[0] | image(row[2]), before[1] | image(row[0])];
            for cpu in Cpu::available() {
                let mut words = before;
                shuffles.or_row(cpu, &map, |word| row[word], &mut words);
                prop_assert_eq!(words, expected, "{}", cpu);
            }
        }
    }
}
