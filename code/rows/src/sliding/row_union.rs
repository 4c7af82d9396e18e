//! Union of rows, counted while it is written.
//!
//! With AVX2, nontemporal stores write past the caches, so the overwritten row need not be read.

#![allow(unsafe_code)]

use super::layout::ROW_WORDS;
use crate::caches::{Fence, prefetch};
use cpu::Cpu;

/// Words united at a time: two cache lines.
const PART_WORDS: usize = 16;

const _: () = assert!(ROW_WORDS.is_multiple_of(PART_WORDS), "no part is left over");

/// A row aligned to a cache line, like rows in a search.
#[repr(align(64))]
pub(super) struct WideRow(pub [u64; ROW_WORDS]);

/// At most four rows: one for each direction in which a tile moves.
pub(super) struct RowList<'a> {
    rows: [&'a [u64; ROW_WORDS]; 4],
    count: usize,
}

impl<'a> RowList<'a> {
    #[inline(always)]
    pub(super) fn new() -> Self {
        RowList { rows: [&[0; ROW_WORDS]; 4], count: 0 }
    }

    /// Appends a row of [`ROW_WORDS`] words.
    #[inline(always)]
    pub(super) fn push(&mut self, row: &'a [u64]) {
        self.rows[self.count] = row.try_into().expect("a wide row");
        self.count += 1;
    }
}

/// Writes the union of `permuted` and the rows of `sources` into `target`, and returns its
/// number of bits set. Clears `permuted`. Prefetches the rows of `next`. The target may be read
/// after the fence is dropped.
#[inline(always)]
pub(super) fn unite(
    cpu: Cpu,
    permuted: &mut [u64; ROW_WORDS],
    sources: &RowList<'_>,
    next: &RowList<'_>,
    target: &mut [u64; ROW_WORDS],
    fence: &Fence,
) -> u32 {
    // The number of sources is a constant for the compiler.
    match sources.rows[..sources.count] {
        [] => unite_all(cpu, permuted, [], next, target, fence),
        [a] => unite_all(cpu, permuted, [a], next, target, fence),
        [a, b] => unite_all(cpu, permuted, [a, b], next, target, fence),
        [a, b, c] => unite_all(cpu, permuted, [a, b, c], next, target, fence),
        _ => unite_all(cpu, permuted, sources.rows, next, target, fence),
    }
}

#[inline(always)]
fn unite_all<const N: usize>(
    cpu: Cpu,
    permuted: &mut [u64; ROW_WORDS],
    sources: [&[u64; ROW_WORDS]; N],
    next: &RowList<'_>,
    target: &mut [u64; ROW_WORDS],
    fence: &Fence,
) -> u32 {
    // One count for each word of a register.
    let mut counts = [0; 4];
    let parts = target.as_chunks_mut::<PART_WORDS>().0.iter_mut();
    for (k, (part, permuted)) in parts.zip(permuted.as_chunks_mut().0).enumerate() {
        for next in &next.rows[..next.count] {
            prefetch(&next.as_chunks::<PART_WORDS>().0[k]);
        }
        let mut union = std::mem::take(permuted);
        for source in sources {
            let source = &source.as_chunks::<PART_WORDS>().0[k];
            for i in 0..PART_WORDS {
                union[i] |= source[i];
            }
        }
        for four in union.as_chunks::<4>().0 {
            for i in 0..4 {
                counts[i] += u64::from(four[i].count_ones());
            }
        }
        write_part(cpu, part, &union, fence);
    }
    counts.iter().sum::<u64>() as u32
}

/// Writes words; with AVX2 past the caches, if they are aligned to 32 bytes.
#[inline(always)]
#[cfg_attr(not(target_arch = "x86_64"), expect(unused_variables))]
fn write_part(
    cpu: Cpu,
    to: &mut [u64; PART_WORDS],
    words: &[u64; PART_WORDS],
    _fence: &Fence,
) {
    #[cfg(target_arch = "x86_64")]
    if cpu::Avx2::new(cpu).is_some() && to.as_ptr().addr().is_multiple_of(32) {
        // SAFETY: there is an `Avx2`, and so the machine has the instructions; the words are
        // aligned to 32 bytes, and nobody reads them before the fence.
        return unsafe { stream_part(to, words) };
    }
    *to = *words;
}

/// Writes words past the caches.
///
/// # Safety
/// `to` must be aligned to 32 bytes, and must not be read before a store fence.
#[cfg(target_arch = "x86_64")]
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn stream_part(to: &mut [u64; PART_WORDS], words: &[u64; PART_WORDS]) {
    use std::arch::x86_64::{_mm256_loadu_si256, _mm256_stream_si256};

    for (to, words) in
        to.as_chunks_mut::<4>().0.iter_mut().zip(words.as_chunks::<4>().0)
    {
        // SAFETY: these are four words each, 32 bytes; the caller says the rest.
        unsafe {
            let four = _mm256_loadu_si256(words.as_ptr().cast());
            _mm256_stream_si256(to.as_mut_ptr().cast(), four);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Rows with many full or empty words.
    fn rows() -> impl Strategy<Value = Vec<Vec<u64>>> {
        let word = prop_oneof![any::<u64>(), Just(0), Just(u64::MAX)];
        let row = prop_oneof![
            prop::collection::vec(word, ROW_WORDS),
            Just(vec![u64::MAX; ROW_WORDS])
        ];
        prop::collection::vec(row, 1..=5)
    }

    proptest! {
        /// At every level, and at every alignment.
        #[test]
        fn unites_and_counts_at_every_alignment(rows in rows(), offset in 0..4_usize) {
            let mut sources = RowList::new();
            rows[1..].iter().for_each(|row| sources.push(row));
            let union = |i| rows.iter().map(|row| row[i]).reduce(|a, b| a | b).expect("a source");
            let expected: Vec<u64> = (0..ROW_WORDS).map(union).collect();
            let ones = expected.iter().map(|word| word.count_ones()).sum();
            for cpu in Cpu::available() {
                let mut memory = crate::Buffer::filled(7, ROW_WORDS + 4).expect("memory");
                let row: &mut [u64; ROW_WORDS] =
                    (&mut memory[offset..][..ROW_WORDS]).try_into().expect("a wide row");
                let fence = Fence::new();
                let mut permuted = rows[0][..].try_into().expect("a wide row");
                let count = unite(cpu, &mut permuted, &sources, &sources, row, &fence);
                drop(fence);
                prop_assert_eq!((count, &row[..]), (ones, &expected[..]), "{}", cpu);
                prop_assert_eq!(permuted, [0; ROW_WORDS], "{}", cpu);
                let outside = [&memory[..offset], &memory[offset + ROW_WORDS..]].concat();
                prop_assert_eq!(outside, [7; 4], "{}", cpu);
            }
        }
    }
}
