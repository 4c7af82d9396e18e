// message: What does your code do where `s` and `o` are the same?
pub fn last(first: &[u8], v: u8) -> u8 {
    let mut s = 0;
    for &o in first {
        s = if s > o { s - o } else { v - (o - s) };
    }
    s
}
