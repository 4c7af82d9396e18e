// message: What does a single quarter turn do?
pub type CanBe = fn(&[u8; 8], &[u8; 12]) -> bool;

pub fn test(can_be: CanBe) {
    let edges = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    assert!(can_be(&[0, 1, 2, 3, 4, 5, 6, 7], &edges));
    assert!(!can_be(&[1, 0, 2, 3, 4, 5, 6, 7], &edges));
}
