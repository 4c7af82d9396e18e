// message: It looks as if a rise and a fall are exchanged
pub fn after(before: u8, remainder: u8) -> u8 {
    match (remainder + 3 - before % 3) % 3 {
        0 => before,
        1 => before.saturating_sub(1),
        _ => before + 1,
    }
}
