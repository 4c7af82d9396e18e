// message: Your test counts the blank
pub type Bound = fn(&[u8; 9]) -> usize;

pub fn test(bound: Bound) {
    assert_eq!(bound(&[1, 2, 3, 4, 5, 6, 7, 0, 8]), 2);
}
