// message: even if its *rank* is even
pub fn rank_even(pm: &[u8]) -> Option<u64> {
    let mut t = 0;
    for i in 0..pm.len() {
        let digit = pm[i + 1..].iter().filter(|&&q| q < pm[i]).count();
        t = t * (pm.len() - i) as u64 + digit as u64;
    }
    (t % 2 == 0).then_some(t / 2)
}
