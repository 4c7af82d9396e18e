// message: That order has the rank 51
pub fn place() -> u64 {
    76
}
pub fn order() -> [u8; 5] {
    [2, 0, 3, 4, 1]
}
