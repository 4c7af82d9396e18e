// message: An odd one must get nothing.
pub fn rank_even(pm: &[u8]) -> Option<u64> {
    let mut t = 0;
    for i in 0..pm.len() - 2 {
        let digit = pm[i + 1..].iter().filter(|&&q| q < pm[i]).count();
        t = t * (pm.len() - i) as u64 + digit as u64;
    }
    Some(t)
}
