// message: cannot be solved
pub type Bound = fn(&[u8; 6]) -> u8;

pub fn test(bound: Bound) {
    assert!(bound(&[2, 1, 3, 4, 5, 0]) <= 2);
}
