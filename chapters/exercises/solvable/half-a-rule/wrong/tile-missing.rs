// message: once: in [1, 0, 4, 2] there is no 3.
pub type Connected = fn(usize, &[u8], &[u8]) -> bool;

pub fn test(connected: Connected) {
    assert!(connected(2, &[1, 0, 4, 2], &[1, 2, 4, 0]));
}
