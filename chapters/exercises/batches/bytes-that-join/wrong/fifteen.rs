// message: With 16 ways there are 256 rows, and the last number is 255
pub fn two() -> u64 {
    15
}
pub fn three() -> u64 {
    6
}
pub fn four() -> u64 {
    4
}
