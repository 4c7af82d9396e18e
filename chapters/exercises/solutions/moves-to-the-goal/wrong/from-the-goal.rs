// message: These are the distances from the goal
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut table = vec![None; neighbors.len()];
    table[goal] = Some(0);
    for len in 0..neighbors.len() {
        for p in 0..table.len() {
            if table[p] == Some(len) {
                for &q in &neighbors[p] {
                    table[q] = table[q].or(Some(len + 1));
                }
            }
        }
    }
    table
}
