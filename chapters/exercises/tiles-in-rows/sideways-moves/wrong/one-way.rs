// message: The blank can go to the right and to the left
pub fn answer() -> u64 {
    4 * 2
}
