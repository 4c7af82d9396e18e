//! Ranks of partial permutations: the cells of some tiles.

/// The rank of a *partial permutation*: the cells of some tiles, among all ways to place them
/// in `n` cells. `cells` has the cell of each tile.
///
/// With as many tiles as cells this is the rank of a permutation.
///
/// # Panics
/// If there are more tiles than cells.
///
/// # Complexity
/// O(k²) time for k tiles, no memory.
///
/// # Examples
/// ```
/// assert_eq!(pattern_database::rank_partial(&[0, 1], 4), 0);
/// assert_eq!(pattern_database::rank_partial(&[3, 2], 4), 11);
/// ```
// ANCHOR: rank
pub fn rank_partial(cells: &[u8], n: usize) -> usize {
    assert!(cells.len() <= n, "{} tiles in {n} cells", cells.len());
    let mut t = 0;
    for i in 0..cells.len() {
        t *= n - i;
        t += usize::from(cells[i]);
        for j in 0..i {
            if cells[j] < cells[i] {
                t -= 1;
            }
        }
    }
    t
}
// ANCHOR_END: rank

/// Writes the partial permutation of rank `t` into `cells`: the cell of each tile.
///
/// # Panics
/// If there are more tiles than cells.
///
/// # Complexity
/// O(k²) time for k tiles, no memory.
///
/// # Examples
/// ```
/// let mut cells = [0; 2];
/// pattern_database::unrank_partial(11, 4, &mut cells);
/// assert_eq!(cells, [3, 2]);
/// ```
// ANCHOR: unrank
pub fn unrank_partial(mut t: usize, n: usize, cells: &mut [u8]) {
    for i in (0..cells.len()).rev() {
        cells[i] = (t % (n - i)) as u8;
        t /= n - i;
        for j in i + 1..cells.len() {
            if cells[j] >= cells[i] {
                cells[j] += 1;
            }
        }
    }
}
// ANCHOR_END: unrank

/// The number of ways to place `k` tiles in `n` cells; `None` if it does not fit in a
/// `usize`, and 0 if there are more tiles than cells.
///
/// # Examples
/// ```
/// assert_eq!(pattern_database::count_partial(3, 9), Some(9 * 8 * 7));
/// assert_eq!(pattern_database::count_partial(30, 64), None);
/// assert_eq!(pattern_database::count_partial(3, 2), Some(0));
/// ```
pub fn count_partial(k: usize, n: usize) -> Option<usize> {
    if k > n {
        return Some(0);
    }
    (0..k).try_fold(1, |count: usize, i| count.checked_mul(n - i))
}
