// message: the pieces out of place are counted
pub fn even(pm: &[[u8; 64]]) -> u64 {
    let mut odd = [false; 64];
    for i in 0..pm.len() {
        for l in 0..64 {
            odd[l] ^= usize::from(pm[i][l]) != i;
        }
    }
    (0..64).filter(|&l| !odd[l]).map(|l| 1 << l).sum()
}
