// message: It looks as if the guard wants a sum that is exactly 0.
pub fn rank(ori: &[u8], v: u8) -> Option<u64> {
    let sum: u64 = ori.iter().map(|&o| u64::from(o)).sum();
    (sum == 0 && ori.iter().all(|&o| o < v))
        .then(|| orientation::rank_zero_twist(ori, u64::from(v)))
}
