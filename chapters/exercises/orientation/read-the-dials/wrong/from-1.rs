// message: It looks as if you count the row itself
pub fn rank(ori: &[u8], v: u64) -> u64 {
    ori.iter().fold(0, |t, &o| t * v + v - 1 - u64::from(o)) + 1
}
