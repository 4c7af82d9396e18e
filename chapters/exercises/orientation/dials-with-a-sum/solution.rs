//! Take only the rows of dials whose digits add up to one and the same number: the
//! plain sum, not mod `v`. They stand in the order of the chapter's ruler, the first
//! dial the slowest. Number them from 0 without gaps: what is the rank of a row among
//! all rows of the same length, with the same `v` and the same sum?
//!
//! With three dials, `v = 3` and the sum 3 there are seven rows, in this order: 0 1 2,
//! 0 2 1, 1 0 2, 1 1 1, 1 2 0, 2 0 1, 2 1 0. So `rank(&[1, 1, 1], 3)` is 3.
//!
//! There may be 30 dials: then there are too many rows to go through them one by one, be
//! it to list them or to count them. Find the rank in time that does not grow with the
//! number of rows. The last dial still follows from the others, but dropping it leaves
//! gaps. Ask what the chapter asks on its ruler: *how many rows are skipped?* Each digit of
//! the row is below `v`, `v` is at least 1, and the digits may add up to more than a `u8`
//! holds. The number of all rows, whatever their sums, fits in a `u64`.

/// The rank of `ori` among all rows of its length, with digits below `v`, with its sum.
pub fn rank(ori: &[u8], v: u8) -> u64 {
    // <answer>
    let n = ori.len();
    let sum: usize = ori.iter().map(|&o| usize::from(o)).sum();
    // ways[k][s]: how many rows of k dials have the sum s.
    let mut ways = vec![vec![0_u64; sum + 1]; n + 1];
    ways[0][0] = 1;
    for k in 1..=n {
        for s in 0..=sum {
            ways[k][s] =
                (0..usize::from(v).min(s + 1)).map(|d| ways[k - 1][s - d]).sum();
        }
    }
    let (mut t, mut left) = (0, sum);
    for (i, &o) in ori.iter().enumerate() {
        for smaller in 0..usize::from(o) {
            t += ways[n - 1 - i][left - smaller];
        }
        left -= usize::from(o);
    }
    t
    // </answer>
}
