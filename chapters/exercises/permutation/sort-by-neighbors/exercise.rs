//! Bring a row of pieces to the solved order 0 1 2 …, with as few exchanges of neighbors
//! as can be. Do not only sort: tell which exchanges you make.
//!
//! The exchange `i` exchanges the pieces in the slots `i` and `i + 1`. From 2 0 1, the
//! exchanges `[0, 1]` lead over 0 2 1 to 0 1 2, and fewer than two are not enough.

/// The exchanges, one after another, that bring `pm` to the solved order. `pm` holds each
/// of `0..pm.len()` once. It may be empty, and it may hold 100 pieces.
pub fn exchanges(pm: &[u8]) -> Vec<usize> {
    todo!()
}
