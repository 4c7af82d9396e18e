// message: That is the rank among all rows, whatever their sums.
pub fn rank(ori: &[u8], v: u8) -> u64 {
    ori.iter().fold(0, |t, &o| t * u64::from(v) + u64::from(o))
}
