// message: On a board of odd width this rule is right
pub type Connected = fn(usize, &[u8], &[u8]) -> bool;

pub fn test(connected: Connected) {
    let solved = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    assert!(connected(3, &[1, 2, 3, 4, 5, 0, 7, 8, 6], &solved));
    assert!(!connected(3, &[2, 1, 3, 4, 5, 6, 7, 8, 0], &solved));
}
