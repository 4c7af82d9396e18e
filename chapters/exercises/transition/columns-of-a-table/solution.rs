//! A move can be undone. So no two ranks can lead to the same rank by the same move, and in
//! a transition table every column (the entries of one move) holds each rank exactly once:
//! it is a permutation of the ranks. That is a quick test for a table that somebody gives
//! you. Write it: tell which column is broken.
//!
//! The table is flat, row after row, with `moves` entries a row. The ranks are the numbers of
//! the rows, from 0. With 2 moves, `[1, 0, 0, 0]` has the rows `1 0` and `0 0`. Column 0
//! holds 1 and 0, and is fine. Column 1 holds 0 twice, and is broken.

/// The first column that does not hold each rank once; `None` if all of them do. `moves` is
/// at least 1, and the rows are complete. An entry may be too large for a rank: it may be any
/// `usize`. The table may be empty, and it may have thousands of rows.
pub fn broken_column(table: &[usize], moves: usize) -> Option<usize> {
    // <answer>
    let rows = table.len() / moves;
    (0..moves).find(|m| {
        let mut seen = vec![false; rows];
        (0..rows).any(|t| {
            let to = table[t * moves + m];
            to >= rows || std::mem::replace(&mut seen[to], true)
        })
    })
    // </answer>
}
