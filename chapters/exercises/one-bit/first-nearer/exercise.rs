//! A table keeps the residue of each distance, divided by `modulus`, which is 3 or more. `here` is the residue of a position that is not solved, and
//! `neighbors` has those of its neighbors, in the order of the moves. Each neighbor is one move nearer, one farther, or just as far.
//!
//! Which is the first neighbor that is one move nearer? Give its number, counted from 0, or `None` if there is none.
//!
//! For example, `nearer(0, &[1, 3, 1, 3], 4)` is `Some(1)`.

/// The number of the first neighbor that is one move nearer.
pub fn nearer(here: usize, neighbors: &[usize], modulus: usize) -> Option<usize> {
    todo!()
}
