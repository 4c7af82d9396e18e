// message: No turns exchange two corners
pub type CanBe = fn(&[u8; 8], &[u8; 12]) -> bool;

pub fn test(can_be: CanBe) {
    assert!(can_be(&[3, 0, 1, 2, 4, 5, 6, 7], &[3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11]));
}
