// message: Take another goal: one that cannot be solved
pub type Connected = fn(usize, &[u8], &[u8]) -> bool;

pub fn test(connected: Connected) {
    assert!(connected(2, &[1, 0, 3, 2], &[1, 2, 3, 0]));
    assert!(!connected(2, &[2, 1, 3, 0], &[1, 2, 3, 0]));
}
