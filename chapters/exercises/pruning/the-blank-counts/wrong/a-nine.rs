// message: Your board holds 9, and there are the tiles 1 to 8
pub type Bound = fn(&[u8; 9]) -> usize;

pub fn test(bound: Bound) {
    assert_eq!(bound(&[1, 2, 3, 4, 5, 6, 7, 9, 8]), 1);
}
