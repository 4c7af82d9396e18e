// message: lane 0 is the highest bit
pub fn even(pm: &[[u8; 64]]) -> u64 {
    let mut odd = [false; 64];
    for i in 0..pm.len() {
        for j in i + 1..pm.len() {
            for l in 0..64 {
                odd[l] ^= pm[i][l] > pm[j][l];
            }
        }
    }
    (0..64).filter(|&l| !odd[l]).map(|l| 1 << (63 - l)).sum()
}
