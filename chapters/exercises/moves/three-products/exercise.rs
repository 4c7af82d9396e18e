//! Two moves of four cards, as the chapter writes them: entry `i` is the slot from which slot
//! `i` takes its card. `a` is 2 0 3 1, and `b` is 1 2 3 0. Find without a computer
//!
//! - first `a`, then `b`;
//! - first `b`, then `a`;
//! - the inverse of `a`.

/// The three, in this order.
pub fn three() -> [[u8; 4]; 3] {
    todo!()
}
