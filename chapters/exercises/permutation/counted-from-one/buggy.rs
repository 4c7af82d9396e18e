/// The rank of a row of pieces, translated from Visual Basic.
pub fn rank(pm: &[u8]) -> u64 {
    let n = pm.len();
    let mut t = 0;
    for i in 1..n {
        t *= (n - i) as u64;
        for j in i + 1..n {
            if pm[i] > pm[j] {
                t += 1;
            }
        }
    }
    t
}
