// message: 24 pieces in reversed order have 276.
pub fn is_even(pm: &[u8]) -> bool {
    let mut inversions = 0_u8;
    for i in 0..pm.len() {
        for j in i + 1..pm.len() {
            if pm[j] < pm[i] {
                inversions += 1;
            }
        }
    }
    inversions % 2 == 0
}
