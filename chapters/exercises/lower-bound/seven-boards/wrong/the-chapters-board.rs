// message: passes on code that counts pairs in the columns alone as well
pub type Bound = fn(&[u8; 9]) -> u8;

pub fn test(bound: Bound) {
    assert_eq!(bound(&[1, 3, 2, 6, 5, 4, 7, 8, 0]), 12);
}
