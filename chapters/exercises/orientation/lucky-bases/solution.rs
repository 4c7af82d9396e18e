//! The chapter finds the last piece from the orientations `first` of the others, with a
//! sum in a `u8` that wraps around below 0:
//!
//! ```text
//! let mut s = 0_u8;
//! for &o in first {
//!     s = s.wrapping_sub(o);
//! }
//! s % v
//! ```
//!
//! For `v = 3` this is wrong, and for `v = 2` it happens to be right. For which other
//! `v` is it right, whatever the row? Say it without running anything.

/// Every `v` from 2 to 20 for which the code above is right for every row, in increasing
/// order, 2 included.
pub fn lucky() -> Vec<u8> {
    // <answer>
    vec![2, 4, 8, 16]
    // </answer>
}
