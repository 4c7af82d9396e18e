// message: Here v is more than 255, and a `u8` cannot hold it
pub fn rank(ori: &[u8], v: u64) -> u64 {
    let v = v as u8;
    let left = |o: u8| u64::from(v.wrapping_sub(1).wrapping_sub(o));
    ori.iter().fold(0, |t, &o| t * u64::from(v) + left(o))
}
