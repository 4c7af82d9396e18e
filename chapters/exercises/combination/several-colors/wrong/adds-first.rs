// message: In a mixed radix first multiply by the base, then add the digit.
pub fn rank(row: &[u8]) -> u64 {
    let mut t = 0;
    let mut left = row.to_vec();
    for color in 0..4 {
        let beads = left.iter().filter(|&&c| c == color).count();
        t += combination::rank(&left, color);
        t *= combination::comb(left.len(), beads);
        left.retain(|&c| c != color);
    }
    t
}
