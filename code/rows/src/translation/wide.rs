//! Blocks in AVX-512's registers: two of 16 words.
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

#![allow(unsafe_code)]

use super::layout::BITS;
use super::shift::Bits;
use super::words::{Block, Words};
use cpu::Cpu;
use std::arch::x86_64::*;
use std::sync::LazyLock;

/// The two halves of a block. A kernel picks this type only if [`Wide::is_used`].
#[derive(Clone, Copy)]
pub(super) struct Wide([__m512i; 2]);

/// Whether this machine has AVX-512.
static AVAILABLE: LazyLock<bool> = LazyLock::new(|| Cpu::Avx512.is_available());

impl Wide {
    /// Whether these instructions are to be used.
    ///
    /// # Panics
    /// If they are to be, and there are none.
    #[inline(always)]
    pub(super) fn is_used(cpu: Cpu) -> bool {
        assert!(cpu < Cpu::Avx512 || *AVAILABLE, "this machine has no AVX-512");
        cpu == Cpu::Avx512
    }
}

impl Words for Wide {
    #[inline(always)]
    fn load(block: &Block) -> Self {
        debug_assert!(*AVAILABLE, "this machine has no AVX-512");
        let halves: &[[u32; 16]] = block.as_chunks().0;
        // SAFETY: `is_used` was asked; 16 words are 64 bytes, aligned or not.
        let half = |i: usize| unsafe { _mm512_loadu_si512(halves[i].as_ptr().cast()) };
        Wide([half(0), half(1)])
    }

    #[inline(always)]
    fn store(self, block: &mut Block) {
        let halves: &mut [[u32; 16]] = block.as_chunks_mut().0;
        for i in 0..2 {
            // SAFETY: there is a `Wide`, so AVX-512 is; 16 words are 64 bytes.
            unsafe { _mm512_storeu_si512(halves[i].as_mut_ptr().cast(), self.0[i]) };
        }
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        // SAFETY: there is a `Wide`, so there is AVX-512.
        Wide(unsafe { [_mm512_or_si512(a, c), _mm512_or_si512(b, d)] })
    }

    #[inline(always)]
    fn translate(self, bits: &Bits, sources: &Block) -> Self {
        // SAFETY: there is a `Wide`, so there is AVX-512.
        unsafe { translate(self, bits, Self::load(sources)) }
    }
}

/// Where the third is 1, the first; where it is 0, the second.
const SELECT: i32 = 0b1110_0100;

/// Bits that go up and bits that come down are rotated, and a mask selects. What was
/// rotated too far is in bits that are no places. Then each of 16 words is taken from
/// any of the 32.
#[inline]
#[target_feature(enable = "avx512f")]
fn translate(words: Wide, bits: &Bits, sources: Wide) -> Wide {
    let all = |value: u32| _mm512_set1_epi32(value as i32);
    let [mut low, mut high] = words.0;
    for digit in &bits.0 {
        let (up, down) = (all(digit.up), all(digit.down));
        let raised = all(digit.below << digit.up);
        let turn = |w| {
            let (risen, fallen) =
                (_mm512_rolv_epi32(w, up), _mm512_rorv_epi32(w, down));
            _mm512_ternarylogic_epi32::<SELECT>(risen, fallen, raised)
        };
        (low, high) = (turn(low), turn(high));
    }
    let places = all((1 << BITS) - 1);
    let send =
        |from| _mm512_and_si512(places, _mm512_permutex2var_epi32(low, from, high));
    Wide([send(sources.0[0]), send(sources.0[1])])
}
