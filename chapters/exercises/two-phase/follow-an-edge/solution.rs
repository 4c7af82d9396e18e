//! An edge is in a slot, and flipped or not. Where is it after some quarter turns, and is it
//! flipped then? The faces are 0 to 5: U, R, F, D, L, B. A clockwise quarter turn of a face takes the
//! edge of each slot in its list to the next slot of the list, and that of the last slot to the first:
//!
//! ```text
//! U: 0 1 2 3    R: 0 11 4 8    F: 1 8 5 9    D: 4 7 6 5    L: 2 9 6 10    B: 3 10 7 11
//! ```
//!
//! A quarter turn of F or B flips each of the four edges that it moves. The others flip none.

/// The edge's slot and whether it is flipped, after a clockwise quarter turn of each of `faces`.
pub fn follow(slot: usize, flipped: bool, faces: &[usize]) -> (usize, bool) {
    // <answer>
    let cycles = [
        [0, 1, 2, 3],
        [0, 11, 4, 8],
        [1, 8, 5, 9],
        [4, 7, 6, 5],
        [2, 9, 6, 10],
        [3, 10, 7, 11],
    ];
    faces.iter().fold((slot, flipped), |(slot, flipped), &face| {
        match cycles[face].iter().position(|&other| other == slot) {
            Some(k) => (cycles[face][(k + 1) % 4], flipped ^ (face == 2 || face == 5)),
            None => (slot, flipped),
        }
    })
    // </answer>
}
