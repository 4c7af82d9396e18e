// message: both count every move
pub type Bound = fn(&[u8; 6]) -> u8;

pub fn test(bound: Bound) {
    assert_eq!(bound(&[1, 2, 3, 0, 4, 5]), 4);
}
