//! The documents' scan, as plain loops over slices.

// ANCHOR: explore
/// Labels the neighbors of `p` that have no label yet; returns how many.
///
/// `next[p * moves + m]` is the image of position `p` under move `m`; `table` holds -1
/// where there is no label.
///
/// # Panics
/// If `next` is too short, or one of its entries is no index of `table`; or, with overflow
/// checks, if `p` has the label 127, the largest, and a neighbor has none.
///
/// # Complexity
/// O(moves) time, no memory.
///
/// # Examples
/// ```
/// // Three positions in a row: 0 - 1 - 2. Two moves: left and right.
/// let next = [0, 1, 0, 2, 1, 2];
/// let mut table = [-1, 0, -1];
/// assert_eq!(table::explore(1, &next, 2, &mut table), 2);
/// assert_eq!(table, [1, 0, 1]);
/// ```
pub fn explore(p: usize, next: &[u32], moves: usize, table: &mut [i8]) -> u64 {
    let mut c = 0;
    for m in 0..moves {
        let q = next[p * moves + m] as usize;
        if table[q] == -1 {
            c += 1;
            table[q] = table[p] + 1;
        }
    }
    c
}
// ANCHOR_END: explore

// ANCHOR: scan
/// Labels every position with its distance from `start`; returns how many
/// positions there are at each distance.
///
/// `next` is a full transition table as in [`explore`]. A position that cannot
/// be reached keeps the label -1. Source: Jaap's Puzzle Page, *Calculating
/// tables*.
///
/// # Panics
/// As [`explore`]; if `start` is no index of `table`; or, with overflow checks, if a
/// distance is beyond 127. Without overflow checks such labels are wrong.
///
/// # Complexity
/// O(positions · (layers + moves)) time, a byte for each position.
///
/// # Examples
/// ```
/// let next = [0, 1, 0, 2, 1, 2];
/// let mut table = [0; 3];
/// assert_eq!(table::scan(0, &next, 2, &mut table), [1, 1, 1]);
/// assert_eq!(table, [0, 1, 2]);
/// ```
pub fn scan(start: usize, next: &[u32], moves: usize, table: &mut [i8]) -> Vec<u64> {
    table.fill(-1);
    table[start] = 0;
    let (mut len, mut c, mut layers) = (0, 1, vec![]);
    while c > 0 {
        layers.push(c);
        c = 0;
        for p in 0..table.len() {
            if table[p] == len {
                c += explore(p, next, moves, table);
            }
        }
        len += 1;
    }
    layers
}
// ANCHOR_END: scan
