// message: a slot that was passed already counts as a cycle of its own
pub fn is_even(pm: &[u8]) -> bool {
    let mut seen = vec![false; pm.len()];
    let mut cycles = 0;
    for start in 0..pm.len() {
        let mut slot = start;
        while !seen[slot] {
            seen[slot] = true;
            slot = pm[slot] as usize;
        }
        cycles += 1;
    }
    (pm.len() - cycles) % 2 == 0
}
