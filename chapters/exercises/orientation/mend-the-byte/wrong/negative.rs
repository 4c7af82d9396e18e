// message: That is the remainder of a negative number
pub fn last(first: &[u8], v: u8) -> u8 {
    let mut s = 0_i64;
    for &o in first {
        s -= i64::from(o);
    }
    (s % i64::from(v)) as u8
}
