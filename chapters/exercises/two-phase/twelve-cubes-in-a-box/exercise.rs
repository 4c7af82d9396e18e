//! Take a Rubik's cube apart and put it together at random. Mostly no turns can solve it. Two cubes
//! put together like that are of one kind if turns lead from one to the other, and there are
//! twelve kinds. Number them from 0 to 11, as you like, but the kind of the solved cube is 0.
//!
//! `cp[i]` is the corner in slot `i` and `co[i]` its twist, 0 to 2; `ep[i]` is the edge in slot `i`
//! and `eo[i]` its flip, 0 or 1. Every turn leaves the sum of the twists as it is modulo 3 and that
//! of the flips modulo 2.

/// The kind of a cube, below 12.
pub fn kind(cp: &[u8; 8], co: &[u8; 8], ep: &[u8; 12], eo: &[u8; 12]) -> usize {
    todo!()
}
