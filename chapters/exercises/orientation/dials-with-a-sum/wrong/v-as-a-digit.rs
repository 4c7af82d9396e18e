// message: you count rows in which a digit is v. Digits run
/// The rank of `ori` among all rows of its length, with digits below `v`, with its sum.
pub fn rank(ori: &[u8], v: u8) -> u64 {
    let n = ori.len();
    let sum: usize = ori.iter().map(|&o| usize::from(o)).sum();
    // ways[k][s]: how many rows of k dials have the sum s.
    let mut ways = vec![vec![0_u64; sum + 1]; n + 1];
    ways[0][0] = 1;
    for k in 1..=n {
        for s in 0..=sum {
            ways[k][s] = (0..=usize::from(v).min(s)).map(|d| ways[k - 1][s - d]).sum();
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
}
