//! In which row is a position, and in which column? Two positions are in one row if the
//! first `fixed` points are in the same places. `representatives` holds one position of
//! each row. The column is the `h` for which the position is first `h` and then the
//! representative of its row. So `h` leaves the first `fixed` points at home.
//!
//! All of them say where each point is: `g[x]` is the place of point `x`, and first `a`,
//! then `b` takes it to `b[a[x]]`. There are up to 64 points and 1000 rows, and `fixed` may
//! be 0. If no representative is in the row of the position, the moves cannot reach it, and
//! the answer is `None`.
//!
//! Example: of three cards, card 0 is fixed. The representatives are 0 1 2, 1 0 2 and
//! 2 1 0. In the position 1 2 0 card 0 is in place 1: row 1. First `h` = 0 2 1 and then 1 0 2
//! takes card 1 to 2, where it stays, and card 2 to 1 and from there to 0.

/// The number of the row, and the column `h`.
pub fn row_and_column(
    g: &[usize],
    representatives: &[Vec<usize>],
    fixed: usize,
) -> Option<(usize, Vec<usize>)> {
    todo!()
}
