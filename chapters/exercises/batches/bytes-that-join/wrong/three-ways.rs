// message: With 4 ways there are 256 rows
pub fn two() -> u64 {
    16
}
pub fn three() -> u64 {
    6
}
pub fn four() -> u64 {
    3
}
