//! Can one board of a sliding puzzle be turned into another? Answer without a search.
//!
//! A board is given in reading order, row by row, with 0 for the blank; `columns` is
//! how many cells a row has. There are at least two rows and two columns, and at most 256
//! cells, as many as a `u8` can tell apart. Both boards have the same size and the same
//! tiles, and every tile stands once: you need not check that. The goal is *any* board, not
//! only the solved one.
//!
//! ```text
//! connected(2, &[1, 0, 3, 2], &[1, 2, 3, 0])   true: tile 2 goes up
//! connected(2, &[2, 1, 3, 0], &[1, 2, 3, 0])   false
//! ```

/// Whether some moves lead from `start` to `goal`.
pub fn connected(columns: usize, start: &[u8], goal: &[u8]) -> bool {
    todo!()
}
