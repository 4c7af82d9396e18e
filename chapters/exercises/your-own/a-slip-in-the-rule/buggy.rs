//! Twiddle, with a slip in the list of its blocks.

/// The four cells of each block, clockwise.
const BLOCK: [[usize; 4]; 4] = [[0, 1, 4, 3], [1, 2, 4, 5], [3, 4, 7, 6], [4, 5, 8, 7]];

/// The tiles after move `m`. Moves 0, 2, 4, 6 turn the blocks A, B, C, D clockwise by a
/// quarter, and moves 1, 3, 5, 7 turn them back.
pub fn apply(tiles: [u8; 9], m: usize) -> [u8; 9] {
    let (block, mut turned) = (BLOCK[m / 2], tiles);
    for i in 0..4 {
        turned[block[(i + 1 + m % 2 * 2) % 4]] = tiles[block[i]];
    }
    turned
}
