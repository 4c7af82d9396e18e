// message: It looks as if you count from 1
pub fn rank(ori: &[u8], v: u64) -> u64 {
    ori.iter().fold(0, |t, &o| t * v + u64::from(o)) + 1
}
