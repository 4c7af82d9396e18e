// message: It looks as if the guard looks at the total twist alone
pub fn rank(ori: &[u8], v: u8) -> Option<u64> {
    let sum: u64 = ori.iter().map(|&o| u64::from(o)).sum();
    (sum % u64::from(v) == 0).then(|| orientation::rank_zero_twist(ori, u64::from(v)))
}
