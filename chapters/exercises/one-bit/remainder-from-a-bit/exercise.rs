//! A table keeps one bit for each board of a sliding puzzle: bit 1 of its distance, the
//! one that is worth 2. Give the distance modulo 4.
//!
//! The board has `rows` rows and `columns` columns, 2 to 20 of each. Its cells are counted
//! from 0, in reading order, and the blank is in cell `blank`. In the solved board it is in
//! the last cell. For example, on a board of two rows of three with the blank in cell 2, one move
//! above its place, and the bit `true`, the residue is 3.

/// The distance modulo 4.
pub fn remainder(rows: usize, columns: usize, blank: usize, bit: bool) -> usize {
    todo!()
}
