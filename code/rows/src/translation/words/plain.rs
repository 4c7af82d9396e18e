//! Sixteen words in memory, for any processor.

use super::HalfBlock;
use crate::translation::layout::HALF_BLOCK;
use crate::translation::shift::Bits;
use crate::translation::signs::Swap;

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
    fn translate_bits<const H: usize>(mut block: [Self; H], bits: &Bits) -> [Self; H] {
        for word in block.as_flattened_mut() {
            *word = bits.apply(*word);
        }
        block
    }

    #[inline(always)]
    fn swap_bits<const H: usize>(
        mut block: [Self; H],
        &[a, b, c]: &[Swap; 3],
    ) -> [Self; H] {
        for word in block.as_flattened_mut() {
            *word = c.apply(b.apply(a.apply(*word)));
        }
        block
    }

    #[inline(always)]
    fn pick<const H: usize>(mut block: [Self; H], sources: &[Self; H]) -> [Self; H] {
        pick(&mut block, sources);
        block
    }
}

/// Compiled for any processor: AVX2 could gather eight words at once, and is slower.
#[inline(never)]
fn pick<const H: usize>(
    block: &mut [[u32; HALF_BLOCK]; H],
    sources: &[[u32; HALF_BLOCK]; H],
) {
    let from = *block;
    let to = block.as_flattened_mut().iter_mut();
    for (to, &source) in to.zip(sources.as_flattened()) {
        *to = from.as_flattened()[source as usize % (H * HALF_BLOCK)];
    }
}
