// message: add up to more than 16 bits hold: take the remainder as you go.
pub fn last(first: &[u8], v: u8) -> u8 {
    let mut sum = 0_u16;
    for &o in first {
        sum += u16::from(o);
    }
    let v = u16::from(v);
    ((v - sum % v) % v) as u8
}
