// message: cannot be solved
pub type Bound = fn(&[u8; 9]) -> u8;

pub fn test(bound: Bound) {
    assert_eq!(bound(&[1, 2, 3, 6, 5, 4, 7, 8, 0]), 8);
}
