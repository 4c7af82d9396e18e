//! The tiles of a board, read in order without the blank, are numbered from 0. There are
//! five or more, and at most twelve. In which word of its plane is this order, counted
//! from 0, and in which of its 60 columns?
//!
//! Use the inversion digits: for each tile, how many smaller ones stand to its right. The
//! digits of the last five tiles, without the last two of these, are the column, and those
//! before them are the word. Both are read as the rank of an order is. Whether the order
//! is even does not matter.
//!
//! For example, `[0, 2, 1, 3, 5, 4]` has the digits 0 1 0 0 1 0. It is in word 0, at the
//! column $1 \cdot 12 + 0 \cdot 3 + 0 = 12$. And `[0, 2, 1, 7, 4, 3, 5, 6]` has the digits
//! 0 1 0 4 1 0 0 0. It is in word 6, at the column $4 \cdot 12 + 1 \cdot 3 + 0 = 51$.

/// The word and the column of an order of tiles.
pub fn spot(tiles: &[u8]) -> (u64, u64) {
    todo!()
}
