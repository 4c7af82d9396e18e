//! Rows that are cosets by plain loops: the oracle of the others in this module.

use permutation_group::plain::{inverse, product};

/// Where a move takes a row: r·m = c·r', the number of the row of r', and c.
pub type RowMove = (usize, Vec<usize>);

/// A representative of each row, and where each move takes each row: row by row, and move by move
/// in each. Two positions are in one row if the first `fixed` points are in the same places.
///
/// # Panics
/// If there are no moves, or they are no permutations of as many points, more than `fixed`.
///
/// # Complexity
/// O(k² · m) comparisons for k rows and m moves; k · (m + 1) lists of n points of memory.
///
/// # Examples
/// ```
/// use rows::cosets::plain::{columns, rearrange, walk};
///
/// // Exchange the first two of three cards, or the last two. A row: where card 0 is.
/// let (rows, row_moves) = walk(&[vec![1, 0, 2], vec![0, 2, 1]], 1);
/// assert_eq!(rows, [[0, 1, 2], [1, 0, 2], [2, 0, 1]]);
/// assert_eq!(row_moves[1], (0, vec![0, 2, 1]));
/// let columns = columns(&row_moves);
/// assert_eq!(columns, [[0, 1, 2], [0, 2, 1]]);
/// assert_eq!(rearrange(0b01, &row_moves[1].1, &columns), 0b10);
/// ```
// ANCHOR: walk
pub fn walk(moves: &[Vec<usize>], fixed: usize) -> (Vec<Vec<usize>>, Vec<RowMove>) {
    let mut rows = vec![(0..moves[0].len()).collect::<Vec<_>>()];
    let mut row_moves = Vec::new();
    let mut i = 0;
    while i < rows.len() {
        for m in moves {
            let turned = product(&rows[i], m);
            let known = rows.iter().position(|r| r[..fixed] == turned[..fixed]);
            let row = known.unwrap_or(rows.len());
            rows.extend(known.is_none().then(|| turned.clone()));
            row_moves.push((row, product(&turned, &inverse(&rows[row]))));
        }
        i += 1;
    }
    (rows, row_moves)
}
// ANCHOR_END: walk

/// The elements of H: all products of the multipliers. The first is the identity.
///
/// # Panics
/// If there are no multipliers.
///
/// # Complexity
/// O(|H|² · c) comparisons for c multipliers; |H| lists of memory.
// ANCHOR: columns
pub fn columns(row_moves: &[RowMove]) -> Vec<Vec<usize>> {
    let mut columns = vec![(0..row_moves[0].1.len()).collect::<Vec<_>>()];
    let mut i = 0;
    while i < columns.len() {
        for (_, c) in row_moves {
            let h = product(&columns[i], c);
            if !columns.contains(&h) {
                columns.push(h);
            }
        }
        i += 1;
    }
    columns
}
// ANCHOR_END: columns

/// The bits of a row, one for each column, after column h has gone to column h·c.
///
/// # Panics
/// If there are more than 64 columns, or `c` is none.
///
/// # Complexity
/// O(|H|²) comparisons.
// ANCHOR: rearrange
pub fn rearrange(row: u64, c: &[usize], columns: &[Vec<usize>]) -> u64 {
    let mut image = 0;
    for (column, h) in columns.iter().enumerate() {
        let hc = product(h, c);
        let to = columns.iter().position(|it| *it == hc).expect("a column");
        image |= ((row >> column) & 1) << to;
    }
    image
}
// ANCHOR_END: rearrange
