// message: Several `u8` may add up to more than 255: take the remainder as you go.
pub fn last(first: &[u8], v: u8) -> u8 {
    let mut sum = 0;
    for &o in first {
        sum += o;
    }
    (v - sum % v) % v
}
