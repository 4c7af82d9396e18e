// message: not 4
pub fn number() -> u32 {
    9
}
