// message: The third is `a` itself
pub fn three() -> [[u8; 4]; 3] {
    [[0, 3, 1, 2], [3, 1, 0, 2], [2, 0, 3, 1]]
}
