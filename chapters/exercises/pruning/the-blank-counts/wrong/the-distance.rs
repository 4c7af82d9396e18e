// message: Your test demands the distance.
pub type Bound = fn(&[u8; 9]) -> usize;

pub fn test(bound: Bound) {
    // 20 moves from solved.
    assert_eq!(bound(&[0, 2, 3, 8, 5, 6, 4, 1, 7]), 20);
}
