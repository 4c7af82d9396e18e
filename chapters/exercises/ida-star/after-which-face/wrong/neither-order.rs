// message: It looks as if opposite faces may not follow each other
pub fn sequences(n: usize) -> u64 {
    if n == 0 { 1 } else { 18 * 12u64.pow(n as u32 - 1) }
}
