// message: The first row was not found by a move
pub fn sure() -> u32 {
    24
}
pub fn columns() -> u32 {
    1
}
