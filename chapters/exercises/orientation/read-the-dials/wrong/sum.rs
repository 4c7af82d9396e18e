// message: It looks as if you add the dials up without multiplying.
pub fn rank(ori: &[u8], v: u64) -> u64 {
    ori.iter().map(|&o| v - 1 - u64::from(o)).sum()
}
