// message: Rows are no columns
pub fn sure() -> u32 {
    46
}
pub fn columns() -> u32 {
    24
}
