// message: v is no orientation.
pub fn last(first: &[u8], v: u8) -> u8 {
    let sum: u32 = first.iter().map(|&o| u32::from(o)).sum();
    v - (sum % u32::from(v)) as u8
}
