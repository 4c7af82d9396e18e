// message: is every number on the way a `u64`?
pub fn rank(ori: &[u8], v: u64) -> u64 {
    let mut t = 0_u32;
    for &o in ori {
        t = t * v as u32 + v as u32 - 1 - u32::from(o);
    }
    t.into()
}
