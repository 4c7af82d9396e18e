//! A step of some rows.
//!
//! ```
//! use cpu::Cpu;
//! use rows::{Geometry, Layer, steps::BySlot};
//!
//! // Two digits of base 3. The moves add 1 to the first, and take it off.
//! let slots = BySlot::new(vec![1, 2, 2, 0, 0, 1], vec![0, 0, 1, 1, 2, 2], 2);
//! let layer = Layer::new(&[1, 0, 0], &[true, false, false], 1);
//! let mut row = [0];
//! assert_eq!(slots.gather(Cpu::Portable, (0, 2), &layer, &mut row), 1);
//! assert_eq!(row, [1]);
//! ```

use crate::rows::Rows;
use crate::{Fence, Geometry, Kernel, Word};
use cpu::{Cpu, Task};

/// Rows with what steps them.
struct Step<'a, G, K, W> {
    geometry: &'a G,
    kernel: K,
    rows: Rows<'a, W>,
}

impl<W: Word> Rows<'_, W> {
    /// Steps these rows of a geometry with a kernel that was compiled for these
    /// instructions, and returns how many positions are new.
    ///
    /// # Panics
    /// If this machine does not have the instructions.
    pub fn step<G, K>(self, cpu: Cpu, geometry: &G, kernel: K) -> u64
    where
        G: Geometry<Word = W>,
        K: Kernel<W>,
    {
        cpu.run(Step { geometry, kernel, rows: self })
    }
}

impl<W: Word, G: Geometry<Word = W>, K: Kernel<W>> Task for Step<'_, G, K, W> {
    type Output = u64;

    #[inline(always)]
    fn run(self, cpu: Cpu) -> u64 {
        let Step { geometry, kernel, rows } = self;
        let Rows { color, first, source, words, fresh, counts, cells, .. } = rows;
        let Rows { record, behind, searched, marked, .. } = rows;
        let width = K::WIDTH.unwrap_or_else(|| geometry.width());
        let (places, mut new) = (geometry.places(), 0);
        let each = cells.len() / fresh.len();
        let all =
            behind && !marked && geometry.sweeps() && fresh.len() == geometry.rows(0);
        if all && kernel.sweep(cpu, &source, words, fresh) {
            for (k, row) in words.chunks_exact(width).enumerate() {
                let written = std::mem::take(&mut fresh[k]);
                if written && counts[k] as usize != places {
                    let (was, cells) = (source.row(first + k), &mut cells[k * each..]);
                    let cells = &mut cells[..each];
                    let more = note(&mut counts[k], ones(row), was, row, record, cells);
                    new += u64::from(more) * geometry.weight(color, first + k);
                    fresh[k] = more > 0;
                }
            }
            return new;
        }
        let mut copy = vec![W::NONE; if record > 0 { width } else { 0 }];
        // Recording reads a row before and after: then nothing is made anew.
        let anew = searched && record == 0 && kernel.renews();
        let fence = anew.then(Fence::new);
        // ANCHOR: each
        for (k, row) in words.chunks_exact_mut(width).enumerate() {
            if behind && source.is_fresh(first + k) {
                row.copy_from_slice(source.row(first + k));
            }
            let asked = std::mem::take(&mut fresh[k]) || !marked;
            if !asked || counts[k] as usize == places {
                continue;
            }
            if record > 0 {
                copy.copy_from_slice(row);
            }
            let at = (color, first + k);
            let count = match &fence {
                Some(fence) => kernel.renew(cpu, at, &source, row, fence),
                None => kernel.gather(cpu, at, &source, row).then(|| ones(row)),
            };
            if let Some(count) = count {
                let cells = &mut cells[k * each..][..each];
                let more = note(&mut counts[k], count, &copy, row, record, cells);
                new += u64::from(more) * geometry.weight(color, first + k);
                fresh[k] = more > 0;
            }
        }
        // ANCHOR_END: each
        new
    }
}

/// How many places of a row have been seen.
#[inline(always)]
fn ones<W: Word>(row: &[W]) -> u32 {
    row.iter().map(|word| word.ones()).sum()
}

/// Notes how many places of a row have been seen, and writes down those that are new.
/// Returns how many these are.
#[inline(always)]
fn note<W: Word>(
    seen: &mut u32,
    count: u32,
    before: &[W],
    after: &[W],
    record: usize,
    cells: &mut [u8],
) -> u32 {
    let new = count - std::mem::replace(seen, count);
    if new > 0 {
        write(record, before, after, cells);
    }
    new
}

/// Writes a number for each place that is in `after` and not in `before`: bit `p` of it
/// is an OR into the plane `p` of the row.
// ANCHOR: write
#[inline(always)]
pub(crate) fn write<W: Word>(
    number: usize,
    before: &[W],
    after: &[W],
    cells: &mut [u8],
) {
    if number > 0 {
        for (p, plane) in cells.chunks_exact_mut(size_of_val(after)).enumerate() {
            if number >> p & 1 == 1 {
                W::add(before, after, plane);
            }
        }
    }
}
// ANCHOR_END: write
