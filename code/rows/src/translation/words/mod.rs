//! Sixteen words in registers, whatever size these have.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "aarch64")]
mod neon;
mod plain;

#[cfg(target_arch = "x86_64")]
pub(super) use self::{avx2::Avx2Words, avx512::Avx512Words};
#[cfg(target_arch = "aarch64")]
pub(super) use neon::NeonWords;

use super::layout::{HALF_BLOCK, WordSources};
use super::shift::BitShift;
use super::signs::{DigitSwap, Mirror};

// ANCHOR: words
/// Half a block: 16 words, in memory or in registers.
pub(super) trait HalfBlock: Copy {
    /// Proof that this machine has the instructions.
    type Level: Copy;

    /// Reads 16 words.
    fn load(level: Self::Level, words: &[u32; HALF_BLOCK]) -> Self;

    /// Writes 16 words.
    fn store(self, words: &mut [u32; HALF_BLOCK]);

    /// The bits of both.
    fn or(self, other: Self) -> Self;

    /// Permutes the bits of each word of a block.
    fn translate_bits<const HALVES: usize>(
        block: [Self; HALVES],
        bits: &BitShift,
    ) -> [Self; HALVES];

    /// Exchanges bits of each word of a block, three times.
    fn swap_bits<const HALVES: usize>(
        block: [Self; HALVES],
        swaps: &[DigitSwap; 3],
    ) -> [Self; HALVES];

    /// Takes word `sources[w]` of a block for word `w`.
    fn gather_words<const HALVES: usize>(
        block: [Self; HALVES],
        sources: &[[u32; HALF_BLOCK]; HALVES],
    ) -> [Self; HALVES];
}
// ANCHOR_END: words

/// A block of one half or two.
#[derive(Clone, Copy)]
pub(super) struct Block<V, const HALVES: usize>([V; HALVES]);

impl<V: HalfBlock, const HALVES: usize> Block<V, HALVES> {
    /// Reads a block.
    #[inline(always)]
    pub(super) fn load(level: V::Level, block: &[[u32; HALF_BLOCK]; HALVES]) -> Self {
        let mut words = [V::load(level, &block[0]); HALVES];
        for half in 1..HALVES {
            words[half] = V::load(level, &block[half]);
        }
        Block(words)
    }

    /// Writes a block.
    #[inline(always)]
    pub(super) fn store(self, block: &mut [[u32; HALF_BLOCK]; HALVES]) {
        for half in 0..HALVES {
            self.0[half].store(&mut block[half]);
        }
    }

    /// The bits of both.
    #[inline(always)]
    pub(super) fn or(mut self, other: Self) -> Self {
        for half in 0..HALVES {
            self.0[half] = self.0[half].or(other.0[half]);
        }
        self
    }

    /// Permutes the bits of each word, and takes word `sources[w]` for word `w`.
    #[inline(always)]
    pub(super) fn translate(self, bits: &BitShift, sources: &WordSources) -> Self {
        Block(V::translate_bits(self.0, bits)).gather_words(sources)
    }

    /// The image of the block under a symmetry.
    #[inline(always)]
    pub(super) fn mirror(self, mirror: &Mirror) -> Self {
        Block(V::swap_bits(self.0, &mirror.swaps)).gather_words(&mirror.sources)
    }

    #[inline(always)]
    fn gather_words(self, sources: &WordSources) -> Self {
        let (halves, _) = sources.as_chunks();
        Block(V::gather_words(
            self.0,
            halves.first_chunk().expect("a source for each word"),
        ))
    }
}

/// Calls a method with the widest registers of a level: its first type parameter is a
/// [`HalfBlock`], and its first argument the proof of the level.
macro_rules! in_registers {
    ($cpu:ident, $this:ident.$method:ident($($argument:expr),*)) => {{
        use $crate::translation::words;
        let _ = $cpu; // the portable level is all that other processors have
        #[cfg(target_arch = "x86_64")]
        if let Some(level) = cpu::Avx512::new($cpu) {
            return $this.$method::<words::Avx512Words>(level, $($argument),*);
        } else if let Some(level) = cpu::Avx2::new($cpu) {
            return $this.$method::<words::Avx2Words>(level, $($argument),*);
        }
        #[cfg(target_arch = "aarch64")]
        if let Some(level) = cpu::Neon::new($cpu) {
            return $this.$method::<words::NeonWords>(level, $($argument),*);
        }
        $this.$method::<[u32; $crate::translation::layout::HALF_BLOCK]>((), $($argument),*)
    }};
}
pub(super) use in_registers;
