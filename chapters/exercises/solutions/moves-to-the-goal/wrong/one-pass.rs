// message: It looks as if the search ends after the first pass
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut table = vec![None; neighbors.len()];
    for p in 0..table.len() {
        if neighbors[p].contains(&goal) {
            table[p] = Some(1);
        }
    }
    table[goal] = Some(0);
    table
}
