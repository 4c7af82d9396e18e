// message: last(&[254; 999], 255) gives
pub fn last(first: &[u8], v: u8) -> u8 {
    let s = first.iter().fold(0_i16, |s, &o| s.wrapping_sub(o.into()));
    s.rem_euclid(v.into()) as u8
}
