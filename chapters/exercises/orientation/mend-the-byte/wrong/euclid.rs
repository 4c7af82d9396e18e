// message: In a `u8` `rem_euclid` is the same as `%`
pub fn last(first: &[u8], v: u8) -> u8 {
    let mut s = 0_u8;
    for &o in first {
        s = s.wrapping_sub(o).rem_euclid(v);
    }
    s
}
