// message: In all your boards the blank is where it belongs
pub type Bound = fn(&[u8; 9]) -> usize;

pub fn test(bound: Bound) {
    assert_eq!(bound(&[1, 2, 3, 4, 5, 6, 7, 8, 0]), 0);
}
