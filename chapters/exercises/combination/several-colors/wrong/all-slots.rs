// message: how many slots are left for the next color?
pub fn rank(row: &[u8]) -> u64 {
    let mut t = 0;
    for color in 0..4 {
        let beads = row.iter().filter(|&&c| c == color).count();
        t = t * combination::comb(row.len(), beads) + combination::rank(row, color);
    }
    t
}
