// message: only neighbors are compared
pub fn even(pm: &[[u8; 64]]) -> u64 {
    let mut odd = [false; 64];
    for i in 1..pm.len() {
        for l in 0..64 {
            odd[l] ^= pm[i - 1][l] > pm[i][l];
        }
    }
    (0..64).filter(|&l| !odd[l]).map(|l| 1 << l).sum()
}
