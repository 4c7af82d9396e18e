// message: It looks as if the remainder were put in place
pub fn after(before: u8, remainder: u8) -> u8 {
    before / 3 * 3 + remainder
}
