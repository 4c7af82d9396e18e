// message: The number wraps around at 256, in a `u8`
pub fn rank(ori: &[u8], v: u64) -> u64 {
    let v = v as u8;
    let left = |o: u8| v.wrapping_sub(1).wrapping_sub(o);
    ori.iter().fold(0_u8, |t, &o| t.wrapping_mul(v).wrapping_add(left(o))).into()
}
