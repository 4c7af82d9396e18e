// message: The short rows are right and the long ones are not: is every count a `u64`?
pub fn rank(ori: &[u8], v: u8) -> u64 {
    let n = ori.len();
    let sum: usize = ori.iter().map(|&o| usize::from(o)).sum();
    let mut ways = vec![vec![0_u32; sum + 1]; n + 1];
    ways[0][0] = 1;
    for k in 1..=n {
        for s in 0..=sum {
            for digit in 0..usize::from(v).min(s + 1) {
                ways[k][s] += ways[k - 1][s - digit];
            }
        }
    }
    let (mut t, mut left) = (0, sum);
    for i in 0..n {
        for smaller in 0..usize::from(ori[i]) {
            t += ways[n - 1 - i][left - smaller];
        }
        left -= usize::from(ori[i]);
    }
    t.into()
}
