// message: It looks as if a position takes its label from the last neighbor that has one.
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut table = vec![None; neighbors.len()];
    table[goal] = Some(0);
    let mut c = 1;
    while c > 0 {
        c = 0;
        for p in 0..table.len() {
            if table[p].is_none() {
                for &q in &neighbors[p] {
                    if let Some(d) = table[q] {
                        table[p] = Some(d + 1);
                        c = 1;
                    }
                }
            }
        }
    }
    table
}
