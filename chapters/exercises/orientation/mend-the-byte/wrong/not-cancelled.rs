// message: The last one has to cancel it.
pub fn last(first: &[u8], v: u8) -> u8 {
    let sum: u32 = first.iter().map(|&o| u32::from(o)).sum();
    (sum % u32::from(v)) as u8
}
