// message: A `u8` below 0 does not look negative
pub fn last(first: &[u8], v: u8) -> u8 {
    let mut s = 0_u8;
    for &o in first {
        s = s.wrapping_sub(o);
        if s > v {
            s = s.wrapping_add(v);
        }
    }
    s
}
