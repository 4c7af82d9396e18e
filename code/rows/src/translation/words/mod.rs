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

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(super) mod avx512;
pub(super) mod block;
#[cfg(target_arch = "aarch64")]
pub(super) mod neon;

pub(super) use super::layout::WordSources;
use super::shift::Bits;
use super::signs::Mirror;

// ANCHOR: words
/// The `N` words of a block, and what is done with them.
pub(super) trait BlockWords<const N: usize>: Copy {
    /// Proof that this machine has the instructions.
    type Level: Copy;

    /// Reads them.
    fn load(level: Self::Level, block: &[u32; N]) -> Self;

    /// Writes them.
    fn store(self, block: &mut [u32; N]);

    /// Those of both.
    fn or(self, other: Self) -> Self;

    /// Rearranges the bits of each, and takes word `sources[w]` for word `w`.
    fn translate(self, bits: &Bits, sources: &WordSources) -> Self;

    /// Swaps bits in each, and takes word `sources[w]` of the mirror for word `w`.
    fn mirror(self, mirror: &Mirror) -> Self;
}
// ANCHOR_END: words

/// Words for any processor.
#[derive(Clone, Copy)]
pub(super) struct PlainWords<const N: usize>([u32; N]);

impl<const N: usize> BlockWords<N> for PlainWords<N> {
    type Level = ();

    #[inline(always)]
    fn load((): (), block: &[u32; N]) -> Self {
        PlainWords(*block)
    }

    #[inline(always)]
    fn store(self, block: &mut [u32; N]) {
        *block = self.0;
    }

    #[inline(always)]
    fn or(mut self, other: Self) -> Self {
        for w in 0..N {
            self.0[w] |= other.0[w];
        }
        self
    }

    #[inline(always)]
    fn translate(mut self, bits: &Bits, sources: &WordSources) -> Self {
        for w in 0..N {
            self.0[w] = bits.apply(self.0[w]);
        }
        send(&mut self.0, sources);
        self
    }

    #[inline(always)]
    fn mirror(mut self, mirror: &Mirror) -> Self {
        let [a, b, c] = mirror.swaps;
        for w in 0..N {
            self.0[w] = c.apply(b.apply(a.apply(self.0[w])));
        }
        send(&mut self.0, &mirror.sources);
        self
    }
}

/// A function of its own, compiled for any processor: AVX2 could gather eight words at
/// once, and is slower.
#[inline(never)]
fn send<const N: usize>(words: &mut [u32; N], sources: &WordSources) {
    let from = *words;
    for (to, &source) in words.iter_mut().zip(sources) {
        *to = from[source as usize % N];
    }
}
