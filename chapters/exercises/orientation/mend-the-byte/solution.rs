//! This finds the orientation of the last piece from those of the others, and goes
//! wrong where `s` wraps around below 0:
//!
//! ```text
//! let mut s = 0_u8;
//! for &o in first {
//!     s = s.wrapping_sub(o);
//! }
//! s % v
//! ```
//!
//! Mend it, for every `v` from 1 to 255. A signed `s` would do. Try to do without: let
//! `s` stay a `u8`, and see to it that it never leaves `0..v`.
//!
//! For example, `last(&[1, 0], 3)` is 2. If there are no others, the last piece is not
//! turned. Each orientation in `first` is below `v`, and there may be hundreds of
//! pieces.

/// The orientation of the last piece, such that the total twist is 0. `first` holds the
/// orientations of all the others.
pub fn last(first: &[u8], v: u8) -> u8 {
    // <answer>
    let mut s = 0;
    for &o in first {
        s = if s >= o { s - o } else { v - (o - s) };
    }
    s
    // </answer>
}
