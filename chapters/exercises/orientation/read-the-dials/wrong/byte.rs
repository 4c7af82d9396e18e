// message: The number is larger than a `u8` holds
pub fn rank(ori: &[u8], v: u64) -> u64 {
    let mut t = 0;
    for &o in ori {
        t = t * v as u8 + (v as u8 - 1 - o);
    }
    t as u64
}
