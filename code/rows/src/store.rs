//! The rows of a search in memory.

use crate::buffer::{Buffer, OutOfMemory};
use crate::{Visited, Word};

/// Two sets of rows. With two colors, one set for each color. With one color, the rows after the
/// last step and after the step before it. Each step reads one set and writes the other.
#[derive(Debug)]
pub(crate) struct Store<W> {
    words: Buffer<W>,
    /// For each row of each set, whether the last step that wrote this set changed it.
    frontier: [Buffer<bool>; 2],
    width: usize,
}

/// The set of rows that a step writes.
pub(crate) struct Target<'a, W> {
    pub(crate) words: &'a mut [W],
    pub(crate) changed: &'a mut [bool],
}

impl<W: Word> Store<W> {
    /// Rows of zeros: `rows[i]` of them in set `i`.
    pub(crate) fn new(rows: [usize; 2], width: usize) -> Result<Self, OutOfMemory> {
        let words = Buffer::zeros((rows[0] + rows[1]) * width)?;
        let frontier =
            [Buffer::filled(false, rows[0])?, Buffer::filled(false, rows[1])?];
        Ok(Store { words, frontier, width })
    }

    /// Number of bytes of a store with `rows[i]` rows in set `i`.
    pub(crate) fn bytes(rows: [usize; 2], width: usize) -> u64 {
        let row = width as u64 * size_of::<W>() as u64 + 1;
        rows.into_iter().map(|rows| rows as u64 * row).sum()
    }

    /// Splits the store into the set that a step reads and set `target`, which the step writes.
    pub(crate) fn step(&mut self, target: usize) -> (Visited<'_, W>, Target<'_, W>) {
        let words_of_set_0 = self.frontier[0].len() * self.width;
        let (words_0, words_1) = self.words.split_at_mut(words_of_set_0);
        let [frontier_0, frontier_1] = &mut self.frontier;
        let mut sets = [(words_0, frontier_0), (words_1, frontier_1)];
        sets.rotate_left(target);
        let [(words, changed), (visited, frontier)] = sets;
        (Visited::new(visited, frontier, self.width), Target { words, changed })
    }

    /// Sets one bit of set 0, puts its row into the frontier, and returns the row.
    pub(crate) fn set(&mut self, row: usize, word: usize, bit: u32) -> &[W] {
        self.frontier[0][row] = true;
        let words = &mut self.words[row * self.width..][..self.width];
        words[word] |= W::bit(bit);
        words
    }
}
