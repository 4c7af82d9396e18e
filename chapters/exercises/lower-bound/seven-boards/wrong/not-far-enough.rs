// message: demands too little of it
pub type Bound = fn(&[u8; 9]) -> u8;

pub fn test(bound: Bound) {
    assert!(bound(&[1, 3, 2, 6, 5, 4, 7, 8, 0]) <= 18);
}
