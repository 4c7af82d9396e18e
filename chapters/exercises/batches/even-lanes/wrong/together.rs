// message: the lanes are counted together
pub fn even(pm: &[[u8; 64]]) -> u64 {
    let mut odd = false;
    for i in 0..pm.len() {
        for j in i + 1..pm.len() {
            for l in 0..64 {
                odd ^= pm[i][l] > pm[j][l];
            }
        }
    }
    if odd { 0 } else { u64::MAX }
}
