// message: It looks as if the order is only read
pub fn classes() -> [u32; 6] {
    [0, 1, 2, 1, 2, 0]
}
