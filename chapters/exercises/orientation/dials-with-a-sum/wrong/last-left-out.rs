// message: That is the rank among the rows with the same sum mod v
pub fn rank(ori: &[u8], v: u8) -> u64 {
    ori[..ori.len() - 1].iter().fold(0, |t, &o| t * u64::from(v) + u64::from(o))
}
