// message: It looks as if a position takes the smallest label that it sees in this pass.
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut table = vec![None; neighbors.len()];
    table[goal] = Some(0);
    let mut found = true;
    while found {
        found = false;
        for p in 0..table.len() {
            let nearest = neighbors[p].iter().filter_map(|&q| table[q]).min();
            if let (None, Some(d)) = (table[p], nearest) {
                table[p] = Some(d + 1);
                found = true;
            }
        }
    }
    table
}
