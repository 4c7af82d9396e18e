// message: It looks as if the cards only get other names
pub fn classes() -> [u32; 6] {
    [0, 1, 2, 2, 1, 0]
}
