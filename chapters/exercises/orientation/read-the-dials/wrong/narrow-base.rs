// message: Here v is more than 255, and a `u8` cannot hold it
pub fn rank(ori: &[u8], v: u64) -> u64 {
    let v = v as u8;
    ori.iter().fold(0, |t, &o| t * u64::from(v) + u64::from(o))
}
