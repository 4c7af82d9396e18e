// message: it fails on the mended code
pub type Connected = fn(usize, &[u8], &[u8]) -> bool;

pub fn test(connected: Connected) {
    assert!(connected(2, &[1, 2, 0, 3], &[0, 2, 1, 3]), "1 goes down");
    assert!(connected(2, &[2, 1, 3, 0], &[1, 2, 3, 0]), "two tiles exchanged");
}
