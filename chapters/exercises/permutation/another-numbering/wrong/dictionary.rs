// message: That is the place in the dictionary.
pub fn rank(pm: &[u8]) -> u64 {
    let n = pm.len();
    let mut t = 0;
    for i in 0..n {
        t *= (n - i) as u64;
        t += pm[i..].iter().filter(|&&piece| piece < pm[i]).count() as u64;
    }
    t
}
