// message: These are 256 pieces, one more than the largest `u8`
pub fn is_even(pm: &[u8]) -> bool {
    let mut seen = vec![false; pm.len()];
    let mut even = true;
    for start in 0..pm.len() as u8 {
        let mut slot = start;
        while !seen[slot as usize] {
            seen[slot as usize] = true;
            slot = pm[slot as usize];
            even ^= slot != start;
        }
    }
    even
}
