//! One step of a breadth-first search: the loop that all geometries share.
//!
//! ```
//! use cpu::Cpu;
//! use rows::{Visited, step_row, steps::SlotRows};
//!
//! // A row and a column of base 3. Two moves: add 1 to the row, or subtract 1 from it.
//! let slots = SlotRows::new(vec![1, 2, 2, 0, 0, 1], vec![0, 0, 1, 1, 2, 2], 2);
//! let visited = Visited::new(&[1, 0, 0], &[true, false, false], 1);
//! assert_eq!(step_row(&slots, Cpu::Portable, (0, 2), &visited), [1]);
//! ```

use crate::{Geometry, Visited, Word};
use cpu::{Cpu, Task};

/// The innermost loop of a search: gathers the neighbors of a row.
///
/// A kernel is a value of its own, often a reference to its geometry or a wrapper that knows a
/// size at compile time: one geometry may have several. Its function must be
/// `#[inline(always)]`: it is compiled once for each [`Cpu`], into the loop that calls it.
pub trait Kernel<W> {
    // ANCHOR: gather
    /// ORs into a row, given by its color and number, the rearranged rows of its neighbors,
    /// at least of those in the frontier: of the rows that the moves lead to *from* this
    /// row. Returns the number of bits that are set then. `None` if no neighbor is in the
    /// frontier: the others have given all their bits before.
    fn gather(
        &self,
        cpu: Cpu,
        row: (usize, usize),
        visited: &Visited<'_, W>,
        words: &mut [W],
    ) -> Option<u32>;
    // ANCHOR_END: gather
}

/// Steps all rows at once, for geometries of one color where that is faster.
pub trait Sweep<W> {
    /// Does for all rows what [`Kernel::gather`] does for one, and sets `written` for each
    /// row that it writes. At first `words` are all rows as before the last step: a row of the
    /// frontier is out of date and must be written; all others may be left as they are. Nothing
    /// can be new in a row that `is_full`.
    fn sweep(
        &self,
        cpu: Cpu,
        visited: &Visited<'_, W>,
        words: &mut [W],
        written: &mut [bool],
        is_full: impl Fn(usize) -> bool,
    );
}

/// Some rows of one color, to be stepped one after another.
pub struct Step<'a, W> {
    pub(crate) color: usize,
    /// Number of the first row.
    pub(crate) first: usize,
    /// The rows that are read.
    pub(crate) visited: Visited<'a, W>,
    /// The rows that are written. With one color they are those before the last step, and
    /// `visited` those after it; with two, they are the rows of the other color.
    pub(crate) words: &'a mut [W],
    /// For each row, whether this step changes it.
    pub(crate) changed: &'a mut [bool],
    /// Number of bits set in each row.
    pub(crate) counts: &'a mut [u32],
    /// What is recorded of each row.
    pub(crate) cells: &'a mut [u8],
    /// The number to be recorded for a new position, 0 for nothing.
    pub(crate) number: usize,
}

impl<W: Word> Step<'_, W> {
    /// Whether these are all rows that there are.
    pub fn covers_all_rows(&self) -> bool {
        self.changed.len() == self.visited.rows()
    }

    /// Whether distances are recorded. Then a row is read before and after it is written.
    pub fn is_recorded(&self) -> bool {
        self.number > 0
    }

    /// Updates the entries of row `k` of these rows, which has `count` bits now, and records its
    /// new positions. Returns the number of new bits.
    #[inline(always)]
    fn update_row(&mut self, k: usize, count: u32, before: &[W], after: &[W]) -> u32 {
        let new_bits = count - self.counts[k];
        if new_bits > 0 {
            (self.counts[k], self.changed[k]) = (count, true);
            let cells_per_row = self.cells.len() / self.changed.len();
            let cells = &mut self.cells[k * cells_per_row..][..cells_per_row];
            record(self.number, before, after, cells);
        }
        new_bits
    }

    /// Steps these rows one by one and returns how many positions are new.
    ///
    /// # Panics
    /// If this machine does not have the instructions.
    pub fn gather<G: Geometry<Word = W>>(
        self,
        cpu: Cpu,
        geometry: &G,
        kernel: impl Kernel<W>,
    ) -> u64 {
        cpu.run(GatherRows { geometry, kernel, step: self })
    }

    /// Steps these rows at once and returns how many positions are new.
    ///
    /// # Panics
    /// If there are two colors, these are not all rows, or this machine does not have the
    /// instructions.
    pub fn sweep<G: Geometry<Word = W>>(
        self,
        cpu: Cpu,
        geometry: &G,
        kernel: impl Sweep<W>,
    ) -> u64 {
        assert!(
            geometry.colors() == 1 && self.covers_all_rows(),
            "all rows, one color"
        );
        cpu.run(SweepRows { geometry, kernel, step: self })
    }
}

struct GatherRows<'a, G, K, W> {
    geometry: &'a G,
    kernel: K,
    step: Step<'a, W>,
}

impl<W: Word, G: Geometry<Word = W>, K: Kernel<W>> Task for GatherRows<'_, G, K, W> {
    type Output = u64;

    #[inline(always)]
    fn run(self, cpu: Cpu) -> u64 {
        let GatherRows { geometry, kernel, mut step } = self;
        let (width, full) = (geometry.width(), geometry.columns().count);
        let mut before = vec![W::NONE; if step.is_recorded() { width } else { 0 }];
        let words = std::mem::take(&mut step.words);
        let (color, visited) = (step.color, step.visited);
        let mut new_positions = 0;
        // ANCHOR: loop
        for (k, words) in words.chunks_exact_mut(width).enumerate() {
            let row = step.first + k;
            if geometry.colors() == 1 && visited.in_frontier(row) {
                words.copy_from_slice(visited.row(row)); // it held the row of two steps ago
            }
            step.changed[k] = false;
            if step.counts[k] as usize == full {
                continue;
            }
            if step.is_recorded() {
                before.copy_from_slice(words);
            }
            if let Some(count) = kernel.gather(cpu, (color, row), &visited, words) {
                let new_bits = step.update_row(k, count, &before, words);
                new_positions += u64::from(new_bits) * geometry.orbit_size(color, row);
            }
        }
        // ANCHOR_END: loop
        new_positions
    }
}

struct SweepRows<'a, G, K, W> {
    geometry: &'a G,
    kernel: K,
    step: Step<'a, W>,
}

impl<W: Word, G: Geometry<Word = W>, K: Sweep<W>> Task for SweepRows<'_, G, K, W> {
    type Output = u64;

    #[inline(always)]
    fn run(self, cpu: Cpu) -> u64 {
        let SweepRows { geometry, kernel, mut step } = self;
        let words = std::mem::take(&mut step.words);
        let (color, visited) = (step.color, step.visited);
        step.changed.fill(false);
        let (counts, full) = (&*step.counts, geometry.columns().count);
        let is_full = |row: usize| counts[row] as usize == full;
        kernel.sweep(cpu, &visited, words, step.changed, is_full);
        let mut new_positions = 0;
        for (row, words) in words.chunks_exact(geometry.width()).enumerate() {
            if std::mem::take(&mut step.changed[row]) {
                let new_bits =
                    step.update_row(row, ones(words), visited.row(row), words);
                new_positions += u64::from(new_bits) * geometry.orbit_size(color, row);
            }
        }
        new_positions
    }
}

/// Number of bits set in some words.
#[inline(always)]
pub fn ones<W: Word>(words: &[W]) -> u32 {
    words.iter().map(|word| word.ones()).sum()
}

/// Records a number for each position that is in `after` and not in `before`: where bit `p`
/// of the number is 1, the new bits are ORed into bit plane `p` of the row.
// ANCHOR: record
#[inline(always)]
pub(crate) fn record<W: Word>(
    number: usize,
    before: &[W],
    after: &[W],
    planes: &mut [u8],
) {
    if number > 0 {
        for (p, plane) in planes.chunks_exact_mut(size_of_val(after)).enumerate() {
            if number >> p & 1 == 1 {
                W::add_new_bits(before, after, plane);
            }
        }
    }
}
// ANCHOR_END: record

/// Returns one row, given by its color and number, after a step. With two colors, the row
/// before the step counts as empty.
///
/// # Panics
/// If there is no such row, or this machine does not have the instructions.
pub fn step_row<W: Word>(
    geometry: &dyn Geometry<Word = W>,
    cpu: Cpu,
    (color, first): (usize, usize),
    visited: &Visited<'_, W>,
) -> Vec<W> {
    let mut words = match geometry.colors() {
        1 => visited.row(first).to_vec(),
        _ => vec![W::NONE; geometry.width()],
    };
    let counts = &mut [ones(&words)];
    let step = Step {
        color,
        first,
        visited: *visited,
        words: &mut words,
        changed: &mut [false],
        counts,
        cells: &mut [],
        number: 0,
    };
    geometry.step(cpu, step);
    words
}
