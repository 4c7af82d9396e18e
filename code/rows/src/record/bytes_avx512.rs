//! Bytes written with AVX-512.

#![allow(unsafe_code)]

use super::{RowFormat, planes};
use cpu::Cpu;
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::*;

/// Converts the bit planes of some rows to bytes; without AVX-512, as [`planes::expand`] does. With
/// it a plane is a mask: an addition to those bytes whose bits are set is one instruction.
#[inline(always)]
pub(super) fn expand<const P: usize>(
    #[cfg_attr(not(target_arch = "x86_64"), expect(unused_variables))] cpu: Cpu,
    rows: &mut [u8],
    cells: usize,
    format: RowFormat,
    largest_distance: usize,
) {
    #[cfg(target_arch = "x86_64")]
    if cpu::Avx512::new(cpu).is_some() {
        return planes::expand::<P>(
            rows,
            cells,
            format,
            largest_distance,
            |cells, planes| {
                // SAFETY: there is an `Avx512`, and so the machine has the instructions.
                unsafe { write(cells, planes) }
            },
        );
    }
    planes::expand::<P>(rows, cells, format, largest_distance, planes::write);
}

/// Writes the distances in these planes into at most 64 cells: -1, which is 255, plus `1 << p` for
/// each plane `p` whose bit is set.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn write<const P: usize>(cells: &mut [u8], planes: &[u64; P]) {
    let mut distances = _mm512_set1_epi8(-1);
    for p in 0..P {
        let value = _mm512_set1_epi8(1 << p);
        distances = _mm512_mask_add_epi8(distances, planes[p], distances, value);
    }
    let (count, unused) = (cells.len().min(64), 64 - cells.len().min(64));
    let bits = if count == 0 { 0 } else { u64::MAX >> unused };
    // SAFETY: only bytes whose bits are set are written, and those are cells.
    unsafe { _mm512_mask_storeu_epi8(cells.as_mut_ptr().cast(), bits, distances) };
}
