// message: each piece is there once
pub type CanBe = fn(&[u8; 8], &[u8; 12]) -> bool;

pub fn test(can_be: CanBe) {
    assert!(!can_be(
        &[0, 0, 2, 3, 4, 5, 6, 7],
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    ));
}
