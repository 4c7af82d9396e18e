//! Some rows, and a step of them.
//!
//! ```
//! use rows::{Geometry, translation};
//!
//! // A geometry says what its rows are; a search hands it some of them, to be stepped.
//! let puzzle = translation::pyraminx();
//! assert_eq!((puzzle.rows(0), puzzle.width()), (360, 3 * 32));
//! ```

// ANCHOR: rows
use crate::{Geometry, Kernel, Layer, Word};
use cpu::{Cpu, Task};

/// Some rows of one color to be stepped, one after another, and what is known of them.
pub struct Rows<'a, W> {
    pub(crate) color: usize,
    /// The number of the first of them.
    pub(crate) first: usize,
    /// The rows that they gather from.
    pub(crate) source: Layer<'a, W>,
    pub(crate) words: &'a mut [W],
    pub(crate) fresh: &'a mut [bool],
    /// How many places of each row have been seen.
    pub(crate) counts: &'a mut [u32],
    /// What is recorded of each row.
    pub(crate) cells: &'a mut [u8],
    /// What is written down of a new position.
    pub(crate) number: usize,
    /// Whether rows are a step behind, where the last step changed them: with one color,
    /// a step reads one store and writes the other.
    pub(crate) behind: bool,
}

/// Rows with what steps them.
struct Step<'a, G, K, W> {
    geometry: &'a G,
    kernel: &'a K,
    rows: Rows<'a, W>,
}

impl<W: Word> Rows<'_, W> {
    /// Steps these rows of a geometry with a kernel that was compiled for these
    /// instructions, and returns how many positions are new.
    ///
    /// # Panics
    /// If this machine does not have the instructions.
    pub fn step<G, K>(self, cpu: Cpu, geometry: &G, kernel: &K) -> u64
    where
        G: Geometry<Word = W>,
        K: Kernel<W>,
    {
        cpu.run(Step { geometry, kernel, rows: self })
    }
}
// ANCHOR_END: rows

// ANCHOR: step
impl<W: Word, G: Geometry<Word = W>, K: Kernel<W>> Task for Step<'_, G, K, W> {
    type Output = u64;

    #[inline(always)]
    fn run(self, cpu: Cpu) -> u64 {
        let Step { geometry, kernel, rows } = self;
        let Rows { color, first, source, words, fresh, counts, .. } = rows;
        let (width, places, mut new) = (kernel.words(), geometry.places(), 0);
        let (keeps, each) = (rows.number > 0, rows.cells.len() / fresh.len());
        let mut copy = vec![W::NONE; if keeps { width } else { 0 }];
        let all = rows.behind && fresh.len() == geometry.rows(0);
        fresh.fill(false);
        let swept =
            all && geometry.sweeps() && kernel.sweep(cpu, &source, words, fresh);
        for (k, row) in words.chunks_exact_mut(width).enumerate() {
            let number = first + k;
            let written = std::mem::take(&mut fresh[k]);
            if !swept && rows.behind && source.is_fresh(number) {
                row.copy_from_slice(source.row(number));
            }
            if counts[k] as usize == places || swept && !written {
                continue;
            }
            if !swept {
                copy.copy_from_slice(if keeps { row } else { &[] });
                if !kernel.gather(cpu, (color, number), &source, row) {
                    continue;
                }
            }
            let count = row.iter().map(|word| word.ones()).sum();
            if count != counts[k] {
                new += u64::from(count - counts[k]) * geometry.weight(color, number);
                (fresh[k], counts[k]) = (true, count);
                let was = if swept { source.row(number) } else { &copy };
                write(rows.number, was, row, &mut rows.cells[k * each..][..each]);
            }
        }
        new
    }
}
// ANCHOR_END: step

// ANCHOR: write
/// Writes a number for each place that is in `after` and not in `before`: bit `p` of it
/// is an OR into the plane `p` of the row.
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
