//! An array has a cell for each order of `n` tiles, in the order of their ranks, from 0 to
//! $n! - 1$. The tiles in the slots `i` and `i + 1` change places, in all orders at once:
//! what stands in the cell of an order goes to the cell of the exchanged order, in another
//! array.
//!
//! Call `copy(from, to, len)` to copy `len` cells, from the cell `from` on, to the cells
//! from `to` on. Each cell must be written just once. Use as few copies as you can: the
//! check counts them. `n` is at least 2 and at most 7, and `i + 1` is below `n`.
//!
//! With three tiles and `i` = 0 there are six cells and six copies of one cell: for
//! example `copy(0, 2, 1)`, since 0 1 2 has rank 0, and 1 0 2 has rank 2. With four tiles
//! and `i` = 0, twelve copies are enough.

/// Exchanges the tiles in the slots `i` and `i + 1` in all orders.
pub fn exchange(n: usize, i: usize, copy: &mut dyn FnMut(usize, usize, usize)) {
    todo!()
}
