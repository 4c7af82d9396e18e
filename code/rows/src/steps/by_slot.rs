//! Second stage on the way to rows: a row at a time; a column is the orientations by slot.

use crate::{Columns, Geometry, Kernel, Location, Step, Visited, Word, ones};
use cpu::Cpu;

/// Rows whose columns each move permutes in the same way in every row: two transition tables,
/// with an entry for each move.
///
/// Bit `c` of a row is its column `c`. The moves must be closed under inverses.
///
/// ```
/// use cpu::Cpu;
/// use rows::{Nothing, SearchOptions, search, steps::SlotRows};
///
/// // Two digits of base 3. The moves add 1 to the first digit, and subtract 1.
/// let slots = SlotRows::new(vec![1, 2, 2, 0, 0, 1], vec![0, 0, 1, 1, 2, 2], 2);
/// let options = SearchOptions { cpu: Cpu::Portable, threads: 1 };
/// assert_eq!(search(&slots, &Nothing, options, |_| ())?.layers, [1, 2]);
/// # Ok::<(), rows::SearchError>(())
/// ```
#[derive(Debug, Clone)]
pub struct SlotRows {
    row_images: Vec<u32>,
    column_images: Vec<u32>,
    moves: usize,
}

impl SlotRows {
    /// From the transition tables of rows and of columns: entry `i * moves + m` is the image of
    /// `i` under move `m`.
    pub fn new(rows: Vec<u32>, columns: Vec<u32>, moves: usize) -> Self {
        SlotRows { row_images: rows, column_images: columns, moves }
    }
}

impl Geometry for SlotRows {
    type Word = u64;

    fn rows(&self, _color: usize) -> usize {
        self.row_images.len() / self.moves
    }

    fn width(&self) -> usize {
        self.columns().count.div_ceil(64)
    }

    fn columns(&self) -> Columns {
        Columns::new(self.column_images.len() / self.moves, 64)
    }

    fn solved(&self) -> Location {
        Location { color: 0, row: 0, column: 0 }
    }

    fn locate(&self, rank: u64) -> Location {
        let (rank, columns) = (rank as usize, self.columns().count);
        Location { color: 0, row: rank / columns, column: rank % columns }
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        vec![(location.row * self.columns().count + location.column) as u64]
    }

    fn step(&self, cpu: Cpu, step: Step<'_, u64>) -> u64 {
        step.gather(cpu, self, self)
    }
}

impl Kernel<u64> for &SlotRows {
    #[inline(always)]
    fn gather(
        &self,
        _cpu: Cpu,
        (_, row): (usize, usize),
        visited: &Visited<'_, u64>,
        words: &mut [u64],
    ) -> Option<u32> {
        let mut any = false;
        for m in 0..self.moves {
            let neighbor = self.row_images[row * self.moves + m] as usize;
            let Some(source) = visited.frontier_row(neighbor) else { continue };
            any = true;
            // Sets unvisited columns of this row that the move maps to visited columns.
            for (w, word) in words.iter_mut().enumerate() {
                let columns_left = self.columns().count - w * 64;
                let unvisited = !*word & (u64::MAX >> (64 - columns_left.min(64)));
                for bit in unvisited.bits() {
                    let column = w * 64 + bit as usize;
                    let to = self.column_images[column * self.moves + m] as usize;
                    *word |= ((source[to / 64] >> (to % 64)) & 1) << bit;
                }
            }
        }
        any.then(|| ones(words))
    }
}
