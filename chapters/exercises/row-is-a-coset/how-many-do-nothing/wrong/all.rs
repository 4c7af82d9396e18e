// message: need not lead to its
pub fn sure() -> u32 {
    72
}
pub fn columns() -> u32 {
    1
}
