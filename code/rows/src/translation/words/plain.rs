//! Sixteen words in memory, for any processor.

use super::HalfBlock;
use crate::translation::layout::HALF_BLOCK;
use crate::translation::shift::BitShift;
use crate::translation::signs::DigitSwap;

impl HalfBlock for [u32; HALF_BLOCK] {
    type Level = ();

    #[inline(always)]
    fn load((): (), words: &Self) -> Self {
        *words
    }

    #[inline(always)]
    fn store(self, words: &mut Self) {
        *words = self;
    }

    #[inline(always)]
    fn or(mut self, other: Self) -> Self {
        for w in 0..HALF_BLOCK {
            self[w] |= other[w];
        }
        self
    }

    #[inline(always)]
    fn translate_bits<const HALVES: usize>(
        mut block: [Self; HALVES],
        bits: &BitShift,
    ) -> [Self; HALVES] {
        for word in block.as_flattened_mut() {
            *word = bits.apply(*word);
        }
        block
    }

    #[inline(always)]
    fn swap_bits<const HALVES: usize>(
        mut block: [Self; HALVES],
        &[a, b, c]: &[DigitSwap; 3],
    ) -> [Self; HALVES] {
        for word in block.as_flattened_mut() {
            *word = c.apply(b.apply(a.apply(*word)));
        }
        block
    }

    #[inline(always)]
    fn gather_words<const HALVES: usize>(
        mut block: [Self; HALVES],
        sources: &[Self; HALVES],
    ) -> [Self; HALVES] {
        gather_words(&mut block, sources);
        block
    }
}

/// Compiled for any processor: AVX2 could gather eight words at once, and is slower.
#[inline(never)]
fn gather_words<const HALVES: usize>(
    block: &mut [[u32; HALF_BLOCK]; HALVES],
    sources: &[[u32; HALF_BLOCK]; HALVES],
) {
    let before = *block;
    let words = block.as_flattened_mut().iter_mut();
    for (word, &source) in words.zip(sources.as_flattened()) {
        *word = before.as_flattened()[source as usize % (HALVES * HALF_BLOCK)];
    }
}
