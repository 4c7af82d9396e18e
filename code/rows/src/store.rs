//! Rows in memory.
//!
//! ```
//! use rows::{Geometry, Nothing, bytes, translation};
//!
//! // Two stores of rows, and little besides.
//! let puzzle = translation::pyraminx();
//! let rows = 4 * (2 * puzzle.rows(0) * puzzle.width()) as u64;
//! assert!((rows..rows + rows / 50).contains(&bytes(&puzzle, &Nothing)));
//! ```

use crate::memory::{Memory, OutOfMemory};
use crate::{Layer, Word};

/// The rows of two stores, and what the last step changed. With one color, the second
/// store is the first as it was one step before; with two, there is one for each.
#[derive(Debug)]
pub(crate) struct Stores<W> {
    words: Memory<W>,
    /// For each row, whether the last step changed it.
    fresh: [Memory<bool>; 2],
    width: usize,
}

/// The rows of a store, to be written.
pub(crate) struct Target<'a, W> {
    pub(crate) words: &'a mut [W],
    pub(crate) fresh: &'a mut [bool],
}

impl<W: Word> Stores<W> {
    /// Rows of zeros.
    pub(crate) fn new(rows: [usize; 2], width: usize) -> Result<Self, OutOfMemory> {
        let words = Memory::zeros((rows[0] + rows[1]) * width)?;
        let fresh = [Memory::filled(false, rows[0])?, Memory::filled(false, rows[1])?];
        Ok(Stores { words, fresh, width })
    }

    /// How many bytes so many rows take.
    pub(crate) fn bytes(rows: [usize; 2], width: usize) -> u64 {
        let row = width as u64 * size_of::<W>() as u64 + 1;
        rows.into_iter().map(|rows| rows as u64 * row).sum()
    }

    /// A step's source, and its target, which is this store.
    pub(crate) fn step(&mut self, target: usize) -> (Layer<'_, W>, Target<'_, W>) {
        let first = self.fresh[0].len() * self.width;
        let (even, odd) = self.words.split_at_mut(first);
        let [fresh_even, fresh_odd] = &mut self.fresh;
        let mut parts = [(even, fresh_even), (odd, fresh_odd)];
        parts.rotate_left(target);
        let [(words, fresh), (source, known)] = parts;
        (Layer::new(source, known, self.width), Target { words, fresh })
    }

    /// Sets one place of the first store, and makes its row fresh. Returns the row.
    pub(crate) fn set(&mut self, row: usize, word: usize, bit: u32) -> &[W] {
        self.fresh[0][row] = true;
        let words = &mut self.words[row * self.width..][..self.width];
        words[word] |= W::bit(bit);
        words
    }
}
