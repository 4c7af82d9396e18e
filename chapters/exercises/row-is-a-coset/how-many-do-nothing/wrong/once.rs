// message: What about the way back
pub fn sure() -> u32 {
    23
}
pub fn columns() -> u32 {
    1
}
