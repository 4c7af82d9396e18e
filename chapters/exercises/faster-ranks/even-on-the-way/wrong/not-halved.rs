// message: you do not halve the rank
pub fn rank_even(pm: &[u8]) -> Option<u64> {
    let (mut t, mut sum) = (0, 0);
    for i in 0..pm.len() {
        let digit = pm[i + 1..].iter().filter(|&&q| q < pm[i]).count();
        t = t * (pm.len() - i) as u64 + digit as u64;
        sum += digit;
    }
    (sum % 2 == 0).then_some(t)
}
