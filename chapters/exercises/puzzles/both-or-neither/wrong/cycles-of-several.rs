// message: count only the cycles of even length
pub fn possible(corners: &[u8], edges: &[u8]) -> bool {
    let cycles = |row: &[u8]| {
        let mut seen = vec![false; row.len()];
        let mut cycles = 0;
        for start in 0..row.len() {
            if seen[start] || usize::from(row[start]) == start {
                continue;
            }
            cycles += 1;
            let mut at = start;
            while !seen[at] {
                seen[at] = true;
                at = usize::from(row[at]);
            }
        }
        cycles
    };
    cycles(corners) % 2 == cycles(edges) % 2
}
