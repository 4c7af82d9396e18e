// message: Your board has no 8
pub type Bound = fn(&[u8; 9]) -> u8;

pub fn test(bound: Bound) {
    assert_eq!(bound(&[1, 2, 3, 4, 5, 6, 7, 7, 0]), 1);
}
