//! Write the rank of a row of orientations: its number when all rows are counted in
//! order, the first dial the slowest. Each entry of `ori` is below `v`, which may be more
//! than 255, and the number of all rows fits in a `u64`.

/// The rank of the row `ori`, whose pieces can each be turned in `v` ways.
pub fn rank(ori: &[u8], v: u64) -> u64 {
    // <answer>
    let mut t = 0;
    for &o in ori {
        t = t * v + u64::from(o);
    }
    t
    // </answer>
}
