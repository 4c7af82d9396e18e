// message: The rank wraps around at 256, in a `u8`
pub fn rank(ori: &[u8], v: u64) -> u64 {
    let step = |t: u8, &o: &u8| t.wrapping_mul(v as u8).wrapping_add(o);
    ori.iter().fold(0, step).into()
}
