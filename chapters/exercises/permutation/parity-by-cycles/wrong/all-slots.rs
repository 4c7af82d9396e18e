// message: It looks as if you count all slots
pub fn is_even(pm: &[u8]) -> bool {
    let mut seen = vec![false; pm.len()];
    let mut exchanges = 0;
    for start in 0..pm.len() {
        let mut slot = start;
        while !seen[slot] {
            seen[slot] = true;
            slot = pm[slot] as usize;
            exchanges += 1;
        }
    }
    exchanges % 2 == 0
}
