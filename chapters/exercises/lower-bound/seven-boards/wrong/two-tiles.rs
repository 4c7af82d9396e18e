// message: On all your boards the code is right
pub type Bound = fn(&[u8; 9]) -> u8;

pub fn test(bound: Bound) {
    assert_eq!(bound(&[2, 1, 3, 4, 5, 6, 8, 7, 0]), 8);
}
