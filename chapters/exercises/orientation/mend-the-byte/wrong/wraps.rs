// message: It looks as if `s` still wraps around at 256
pub fn last(first: &[u8], v: u8) -> u8 {
    let mut s = 0_u8;
    for &o in first {
        s = s.wrapping_sub(o);
    }
    s % v
}
