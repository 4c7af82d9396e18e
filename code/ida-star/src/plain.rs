//! IDA* as plain functions on a board.

/// Depth-first search for the solved board, from a board `g` moves from the start. A board
/// whose `g` and bound `h` are together more than `limit` is cut.
///
/// Returns `None` if it is found; then `board` is solved. Otherwise returns the smallest sum of
/// `g` and `h` that was cut, and restores `board`.
///
/// # Panics
/// If the board has no blank, or `columns` is 0.
///
/// # Complexity
/// Time grows exponentially with `limit`; no memory but the stack.
///
/// # Examples
/// ```
/// let mut board = [1, 2, 3, 4, 5, 6, 0, 7, 8];
/// assert_eq!(ida_star::dive(&mut board, 3, &|_| 0, 0, 1), Some(2));
/// assert_eq!(ida_star::dive(&mut board, 3, &|_| 0, 0, 2), None);
/// ```
// ANCHOR: dive
pub fn dive(
    board: &mut [u8],
    columns: usize,
    h: &impl Fn(&[u8]) -> usize,
    g: usize,
    limit: usize,
) -> Option<usize> {
    let f = g + h(board);
    if f > limit {
        return Some(f);
    }
    let blank = board.iter().position(|&tile| tile == 0).expect("there is a blank");
    if blank == board.len() - 1 && board[..blank].is_sorted() {
        return None;
    }
    let mut next = usize::MAX;
    for cell in (0..board.len()).filter(|&cell| adjacent(cell, blank, columns)) {
        board.swap(cell, blank);
        next = next.min(dive(board, columns, h, g + 1, limit)?);
        board.swap(cell, blank);
    }
    Some(next)
}
// ANCHOR_END: dive

/// Whether two cells are neighbors in a row or a column.
fn adjacent(a: usize, b: usize, columns: usize) -> bool {
    let rows = (a / columns).abs_diff(b / columns);
    rows + (a % columns).abs_diff(b % columns) == 1
}

/// The distance of a board from the solved one, by IDA*: [`dive`] with increasing limits.
///
/// `h` must be admissible. For a board that cannot be solved this does not end.
///
/// # Panics
/// As [`dive`].
///
/// # Complexity
/// Mostly that of the last [`dive`], whose limit is the distance.
///
/// # Examples
/// ```
/// let mut board = [1, 3, 2, 6, 5, 4, 7, 8, 0];
/// let manhattan = |board: &[u8]| lower_bound::manhattan(board, 3).into();
/// assert_eq!(ida_star::ida_star_distance(&mut board, 3, &manhattan), 18);
/// ```
// ANCHOR: deepen
pub fn ida_star_distance(
    board: &mut [u8],
    columns: usize,
    h: &impl Fn(&[u8]) -> usize,
) -> usize {
    let mut limit = h(board);
    while let Some(next) = dive(board, columns, h, 0, limit) {
        limit = next;
    }
    limit
}
// ANCHOR_END: deepen
