//! One transition table as a plain loop.

use permutation::{rank, unrank};
use puzzle::compose;

/// Fills the transition table of the permutation of seven corners: entry
/// `t * turns.len() + m` is the rank after move `m` of the permutation with rank `t`.
///
/// # Panics
/// If `table` is shorter than 5040 times the number of moves, or a turn is not a
/// permutation of 0..7.
///
/// # Complexity
/// O(5040 · moves) time, 4 bytes for each entry.
///
/// # Examples
/// ```
/// use puzzle::pocket_cube::Face;
///
/// let turns = Face::ALL.map(|face| *face.turn().pm());
/// let mut table = vec![0; 5040 * 3];
/// transition::corner_permutation_table(&turns, &mut table);
/// assert_eq!(table[0], 2160); // U maps the solved permutation, rank 0, to rank 2160
/// ```
// ANCHOR: table
pub fn corner_permutation_table(turns: &[[u8; 7]], table: &mut [u32]) {
    let (mut pm, mut qm) = ([0; 7], [0; 7]);
    for t in 0..5040 {
        unrank(t as u64, &mut pm);
        for m in 0..turns.len() {
            compose(&pm, &turns[m], &mut qm);
            table[t * turns.len() + m] = rank(&qm) as u32;
        }
    }
}
// ANCHOR_END: table
