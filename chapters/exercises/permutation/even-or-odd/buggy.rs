/// The number of `pm` among the even permutations, or `None` if `pm` is odd.
pub fn rank_even(pm: &[u8]) -> Option<u64> {
    let n = pm.len();
    if n < 2 || pm[n - 2] > pm[n - 1] {
        return None; // the last two are exchanged: odd
    }
    let mut t = 0;
    for i in 0..n - 2 {
        t *= (n - i) as u64;
        for j in i + 1..n {
            if pm[i] > pm[j] {
                t += 1;
            }
        }
    }
    Some(t)
}
