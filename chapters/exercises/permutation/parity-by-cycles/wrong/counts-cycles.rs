// message: It looks as if you count the cycles.
pub fn is_even(pm: &[u8]) -> bool {
    let mut seen = vec![false; pm.len()];
    let mut cycles = 0;
    for start in 0..pm.len() {
        if seen[start] {
            continue;
        }
        cycles += 1;
        let mut slot = start;
        while !seen[slot] {
            seen[slot] = true;
            slot = pm[slot] as usize;
        }
    }
    cycles % 2 == 0
}
