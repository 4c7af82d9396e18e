// message: A board has at least two rows and two columns
pub type Connected = fn(usize, &[u8], &[u8]) -> bool;

pub fn test(connected: Connected) {
    assert!(connected(3, &[1, 0, 2], &[1, 2, 0]));
    assert!(!connected(3, &[2, 1, 0], &[1, 2, 0]));
}
