//! Bytes written with AVX-512.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Bytes, With, search, translation};
//!
//! let cube = translation::pocket_cube(Metric::HalfTurn);
//! let with = |cpu| With { cpu, threads: 1 };
//! let plain = search(&cube, &Bytes, with(cpu::Cpu::Portable), |_| ());
//! let widest = search(&cube, &Bytes, with(cpu::Cpu::best()), |_| ());
//! assert!(plain.cells[0][..] == widest.cells[0][..]);
//! ```

// ANCHOR: wide
#![allow(unsafe_code)]

use cpu::Cpu;
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{_mm512_mask_storeu_epi8, _mm512_set1_epi8};
use std::sync::LazyLock;

/// Whether this machine has AVX-512.
static WIDE: LazyLock<bool> = LazyLock::new(|| Cpu::Avx512.is_available());

/// Writes a distance into those of at most 64 cells whose bits are set. With AVX-512
/// that is one instruction, a store with a mask.
#[inline(always)]
pub(super) fn write(cpu: Cpu, cells: &mut [u8], bits: u64, distance: u8) {
    #[cfg(target_arch = "x86_64")]
    if cpu == Cpu::Avx512 && *WIDE {
        // SAFETY: the machine has AVX-512.
        return unsafe { store(cells, bits, distance) };
    }
    super::write(cells, bits, distance);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn store(cells: &mut [u8], bits: u64, distance: u8) {
    let [here, missing] = [cells.len().min(64), 64 - cells.len().min(64)];
    let bits = if here == 0 { 0 } else { bits & (u64::MAX >> missing) };
    let distances = _mm512_set1_epi8(distance as i8);
    // SAFETY: only bytes whose bits are set are written, and those are cells.
    unsafe { _mm512_mask_storeu_epi8(cells.as_mut_ptr().cast(), bits, distances) };
}
// ANCHOR_END: wide
