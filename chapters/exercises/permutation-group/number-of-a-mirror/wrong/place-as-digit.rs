// message: A digit is not the place itself
pub fn number() -> u32 {
    7
}
