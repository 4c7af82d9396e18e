// message: Is every number on the way a `u64`?
pub fn rank(row: &[u8]) -> u64 {
    let mut t = 0_u32;
    let mut left = row.to_vec();
    for color in 0..4 {
        let beads = left.iter().filter(|&&c| c == color).count();
        t = t.wrapping_mul(combination::comb(left.len(), beads) as u32);
        t = t.wrapping_add(combination::rank(&left, color) as u32);
        left.retain(|&c| c != color);
    }
    t.into()
}
