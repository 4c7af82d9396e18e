// message: There is one row with these beads, and its rank is 0.
pub fn rank(row: &[u8]) -> u64 {
    let mut t = 0;
    let mut left = row.to_vec();
    for color in 0..4 {
        let beads = left.iter().filter(|&&c| c == color).count();
        t = t * combination::comb(left.len(), beads) + combination::rank(&left, color);
        left.retain(|&c| c != color);
    }
    t + 1
}
