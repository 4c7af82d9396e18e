//! Step 2: a row at a time, with the orientation of the piece in each slot.

use crate::{Geometry, Kernel, Layer, Rows, Spot, Word};
use cpu::Cpu;

/// Rows whose places move in one way for each move, whatever the row: two transition
/// tables, of `moves` columns each.
///
/// Bit `place` of a row is its place `place`. The moves must be closed under inverses.
///
/// ```
/// use cpu::Cpu;
/// use rows::{Nothing, SearchOptions, search, steps::BySlot};
///
/// // Two digits of base 3. The moves add 1 to the first, and take it off.
/// let slots = BySlot::new(vec![1, 2, 2, 0, 0, 1], vec![0, 0, 1, 1, 2, 2], 2);
/// let options = SearchOptions { cpu: Cpu::Portable, threads: 1 };
/// assert_eq!(search(&slots, &Nothing, options, |_| ())?.layers, [1, 2]);
/// # Ok::<(), rows::SearchError>(())
/// ```
#[derive(Debug, Clone)]
pub struct BySlot {
    rows: Vec<u32>,
    places: Vec<u32>,
    moves: usize,
}

impl BySlot {
    /// The rows of these tables.
    pub fn new(rows: Vec<u32>, places: Vec<u32>, moves: usize) -> Self {
        BySlot { rows, places, moves }
    }
}

impl Geometry for BySlot {
    type Word = u64;

    fn colors(&self) -> usize {
        1
    }

    fn rows(&self, _color: usize) -> usize {
        self.rows.len() / self.moves
    }

    fn width(&self) -> usize {
        self.places().div_ceil(64)
    }

    fn bits(&self) -> usize {
        64
    }

    fn places(&self) -> usize {
        self.places.len() / self.moves
    }

    fn solved(&self) -> (usize, usize) {
        (0, 0)
    }

    fn locate(&self, rank: u64) -> Spot {
        let (row, place) = (rank / self.places() as u64, rank % self.places() as u64);
        Spot { color: 0, row: row as usize, place: place as usize }
    }

    fn rank(&self, spot: Spot) -> Option<u64> {
        Some((spot.row * self.places() + spot.place) as u64)
    }

    fn step(&self, cpu: Cpu, rows: Rows<'_, u64>) -> u64 {
        rows.step(cpu, self, self)
    }
}

impl Kernel<u64> for &BySlot {
    #[inline(always)]
    fn gather(
        &self,
        _cpu: Cpu,
        (_, row): (usize, usize),
        source: &Layer<'_, u64>,
        seen: &mut [u64],
    ) -> bool {
        let mut any = false;
        for m in 0..self.moves {
            let from = self.rows[row * self.moves + m] as usize;
            let Some(words) = source.fresh(from) else { continue };
            any = true;
            // A place of this row is new if its move leads to one that was seen.
            for (w, word) in seen.iter_mut().enumerate() {
                let here = self.places.len() / self.moves - w * 64;
                let unseen = !*word & (u64::MAX >> (64 - here.min(64)));
                for bit in unseen.places() {
                    let to =
                        self.places[(w * 64 + bit as usize) * self.moves + m] as usize;
                    *word |= (words[to / 64] >> (to % 64) & 1) << bit;
                }
            }
        }
        any
    }
}
