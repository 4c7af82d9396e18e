// message: Your board has no 5
pub type Bound = fn(&[u8; 6]) -> u8;

pub fn test(bound: Bound) {
    assert_eq!(bound(&[1, 2, 3, 4, 4, 0]), 4);
}
