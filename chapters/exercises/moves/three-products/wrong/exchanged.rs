// message: The first two are exchanged
pub fn three() -> [[u8; 4]; 3] {
    [[3, 1, 0, 2], [0, 3, 1, 2], [1, 3, 0, 2]]
}
