//! Write the number of rows of orientations that come after a given row, when all rows are
//! counted in order, the first dial the slowest. Each entry of `ori` is below `v`, which may
//! be more than 255, and the number of all rows fits in a `u64`. Example: after 1 0 2, with
//! v = 3, come 15 rows.

/// The number of rows after the row `ori`, whose pieces can each be turned in `v` ways.
pub fn rank(ori: &[u8], v: u64) -> u64 {
    // <answer>
    let mut t = 0;
    for &o in ori {
        t = t * v + (v - 1 - u64::from(o));
    }
    t
    // </answer>
}
