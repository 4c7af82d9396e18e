//! Rearrangements of the bits of a word.
#![allow(unsafe_code)]
#![cfg_attr(not(target_arch = "x86_64"), expect(unused_variables))]

use crate::Word;
use cpu::{Avx512, Cpu};

/// A rearrangement of 64 bits: bit `k` comes from bit `sources[k]`.
#[derive(Debug, Clone)]
#[repr(align(64))]
pub(super) struct BitSources(pub(super) [u8; 64]);

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
    sources: Vec<BitSources>,
    /// For each rearrangement, each byte of a word and each value of the byte: where its bits go.
    bytes: Vec<[[u64; 256]; 8]>,
    bytes_used: usize,
    /// Whether the machine rearranges 64 bits by one instruction.
    has_instruction: bool,
}

impl Shuffles {
    /// The rearrangements that take bit `targets[k][b]` from bit `b`.
    pub(super) fn new(targets: &[Vec<u8>]) -> Self {
        let mut sources = Vec::new();
        let mut bytes = Vec::new();
        let count = targets.first().map_or(0, Vec::len);
        for targets in targets {
            // Bits that no element stands for come from one that is never set.
            let mut from = [63; 64];
            let mut table = [[0; 256]; 8];
            for (bit, &target) in targets.iter().enumerate() {
                from[usize::from(target)] = bit as u8;
                for (value, entry) in table[bit / 8].iter_mut().enumerate() {
                    *entry |= (((value as u64) >> (bit % 8)) & 1) << target;
                }
            }
            sources.push(BitSources(from));
            bytes.push(table);
        }
        Shuffles {
            sources,
            bytes,
            bytes_used: count.div_ceil(8),
            has_instruction: has_instruction(),
        }
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
        if self.has_instruction && Avx512::new(cpu).is_some() {
            // SAFETY: `has_instruction` has found avx512bw and avx512bitalg, `Avx512` the rest.
            return unsafe { or_row_in_one(&self.sources, map, row, words) };
        }
        self.or_row_by_bytes(map, row, words);
    }

    #[inline(always)]
    fn or_row_by_bytes<W: Word>(
        &self,
        map: &[WordSource],
        row: impl Fn(usize) -> W,
        words: &mut [W],
    ) {
        for (word, source) in words.iter_mut().zip(map) {
            let from: u64 = row(usize::from(source.word)).into();
            let table = &self.bytes[usize::from(source.bits)];
            let mut image = 0;
            for (byte, table) in table[..self.bytes_used].iter().enumerate() {
                image |= table[from.to_le_bytes()[byte] as usize];
            }
            *word |= W::low_bits(image);
        }
    }
}

fn has_instruction() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("avx512bitalg")
        && is_x86_feature_detected!("avx512bw");
    #[cfg(not(target_arch = "x86_64"))]
    false
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512bitalg")]
fn or_row_in_one<W: Word>(
    sources: &[BitSources],
    map: &[WordSource],
    row: impl Fn(usize) -> W,
    words: &mut [W],
) {
    use std::arch::x86_64::{
        _mm512_bitshuffle_epi64_mask, _mm512_loadu_si512, _mm512_set1_epi64,
    };

    for (word, source) in words.iter_mut().zip(map) {
        let from = _mm512_set1_epi64(row(usize::from(source.word)).into() as i64);
        // SAFETY: 64 bytes.
        let bits = unsafe {
            _mm512_loadu_si512(sources[usize::from(source.bits)].0.as_ptr().cast())
        };
        *word |= W::low_bits(_mm512_bitshuffle_epi64_mask(from, bits));
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
            let (shuffles, count) = (Shuffles::new(std::slice::from_ref(&targets)), targets.len());
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
