// message: It looks as if only a face twice in a row is left out
pub fn sequences(n: usize) -> u64 {
    if n == 0 { 1 } else { 18 * 15u64.pow(n as u32 - 1) }
}
