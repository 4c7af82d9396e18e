// message: A `u8` cannot be negative
pub fn after(before: u8, remainder: u8) -> u8 {
    match (remainder - before % 3) % 3 {
        0 => before,
        1 => before + 1,
        _ => before - 1,
    }
}
