// message: The first two are not the same
pub fn three() -> [[u8; 4]; 3] {
    [[0, 3, 1, 2], [0, 3, 1, 2], [1, 3, 0, 2]]
}
