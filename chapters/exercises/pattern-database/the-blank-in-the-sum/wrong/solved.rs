// message: On all your boards the code is right
pub type Bound = fn(&[u8; 6]) -> u8;

pub fn test(bound: Bound) {
    assert_eq!(bound(&[1, 2, 3, 4, 5, 0]), 0);
}
