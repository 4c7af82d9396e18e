// message: It looks as if you follow only the cycle that begins at slot 0.
pub fn is_even(pm: &[u8]) -> bool {
    if pm.is_empty() {
        return true;
    }
    let mut exchanges = 0;
    let mut slot = pm[0];
    while slot != 0 {
        slot = pm[slot as usize];
        exchanges += 1;
    }
    exchanges % 2 == 0
}
