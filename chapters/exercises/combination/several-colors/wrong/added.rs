// message: Each color has a number of its own.
pub fn rank(row: &[u8]) -> u64 {
    let mut t = 0;
    let mut left = row.to_vec();
    for color in 0..4 {
        t += combination::rank(&left, color);
        left.retain(|&c| c != color);
    }
    t
}
