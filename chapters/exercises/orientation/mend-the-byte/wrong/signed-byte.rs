// message: Does each value up to 255 fit in the type of your `s`?
pub fn last(first: &[u8], v: u8) -> u8 {
    let mut s = 0_i8;
    for &o in first {
        s = s.wrapping_sub(o as i8).rem_euclid(v as i8);
    }
    s as u8
}
