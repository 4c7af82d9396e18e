//! A block of words, in memory or in registers.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Nothing, SearchOptions, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let options = |cpu| SearchOptions { cpu, threads: 1 };
//! let plain = search(&cube, &Nothing, options(cpu::Cpu::Portable), |_| ())?;
//! let widest = search(&cube, &Nothing, options(cpu::Cpu::best()), |_| ())?;
//! assert!(plain.layers == widest.layers);
//! # Ok::<(), rows::SearchError>(())
//! ```

use super::layout::BLOCK;
use super::shift::Bits;

/// Words in memory.
pub(super) type Block = [u32; BLOCK];

// ANCHOR: words
/// The words of a block, and what is done with them.
pub(super) trait Words: Copy {
    /// Reads them.
    fn load(block: &Block) -> Self;

    /// Writes them.
    fn store(self, block: &mut Block);

    /// Those of both.
    fn or(self, other: Self) -> Self;

    /// Rearranges the bits of each, and takes word `sources[w]` for word `w`.
    fn translate(self, bits: &Bits, sources: &Block) -> Self;
}
// ANCHOR_END: words

/// Words for any processor.
#[derive(Clone, Copy)]
pub(super) struct Plain(Block);

impl Words for Plain {
    #[inline(always)]
    fn load(block: &Block) -> Self {
        Plain(*block)
    }

    #[inline(always)]
    fn store(self, block: &mut Block) {
        *block = self.0;
    }

    #[inline(always)]
    fn or(mut self, other: Self) -> Self {
        for w in 0..BLOCK {
            self.0[w] |= other.0[w];
        }
        self
    }

    #[inline(always)]
    fn translate(mut self, bits: &Bits, sources: &Block) -> Self {
        for w in 0..BLOCK {
            self.0[w] = bits.apply(self.0[w]);
        }
        send(&mut self.0, sources);
        self
    }
}

/// A function of its own, compiled for any processor: AVX2 could gather eight words at
/// once, and is slower.
#[inline(never)]
fn send(words: &mut Block, sources: &Block) {
    let from = *words;
    for (to, &source) in words.iter_mut().zip(sources) {
        *to = from[source as usize % BLOCK];
    }
}
