//! First stage on the way to rows: a bit for each position, and a list of the frontier.

/// Number of positions at each distance from `start`.
///
/// A position is a row and a column: `rows` and `columns` are transition tables of both, with
/// `moves` entries for each. `start` is row · (number of columns) + column.
///
/// # Complexity
/// O(positions · moves) time. Memory: a bit for each position, and 4 bytes for each position
/// of two layers.
///
/// # Examples
/// ```
/// // Two digits of base 3. The move adds 1 to the first digit.
/// assert_eq!(rows::steps::frontier(0, &[1, 2, 0], &[0, 1, 2], 1), [1, 1, 1]);
/// ```
pub fn frontier(start: u32, rows: &[u32], columns: &[u32], moves: usize) -> Vec<u64> {
    let width = (columns.len() / moves) as u32;
    let mut visited = vec![0u64; (rows.len() / moves * width as usize).div_ceil(64)];
    let mut last = vec![start];
    visited[start as usize / 64] |= 1 << (start % 64);
    let mut layers = Vec::new();
    while !last.is_empty() {
        layers.push(last.len() as u64);
        let mut next = Vec::new();
        for p in last {
            let (row, column) = ((p / width) as usize, (p % width) as usize);
            for m in 0..moves {
                let q = rows[row * moves + m] * width + columns[column * moves + m];
                let (word, bit) = (q as usize / 64, 1 << (q % 64));
                if visited[word] & bit == 0 {
                    visited[word] |= bit;
                    next.push(q);
                }
            }
        }
        last = next;
    }
    layers
}
