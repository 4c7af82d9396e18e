//! One transition table as a plain loop.

use permutation::{rank, unrank};
use puzzle::compose;

/// For each order of the seven corners and each move, the rank of the order that
/// the move makes of it: entry `t * turns.len() + m`.
///
/// # Panics
/// If `table` is shorter than 5040 times the number of moves, or a turn is no
/// permutation of 0..7.
///
/// # Complexity
/// O(5040 · moves) time, 4 bytes an entry.
///
/// # Examples
/// ```
/// use puzzle::pocket_cube::Face;
///
/// let turns = Face::ALL.map(|face| *face.turn().pm());
/// let mut table = vec![0; 5040 * 3];
/// transition::corner_permutation_table(&turns, &mut table);
/// assert_eq!(table[0], 2160); // U takes the solved order, 0, to order 2160
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
