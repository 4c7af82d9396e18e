// message: Do you add v to `s`? Then that goes beyond 255: subtract first.
pub fn last(first: &[u8], v: u8) -> u8 {
    let mut s = 0_u8;
    for &o in first {
        if s < o {
            s += v;
        }
        s -= o;
    }
    s
}
