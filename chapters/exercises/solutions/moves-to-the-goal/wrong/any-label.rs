// message: It looks as if a position takes its label from any neighbor that has one
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut table = vec![None; neighbors.len()];
    table[goal] = Some(0);
    let mut c = 1;
    while c > 0 {
        c = 0;
        for p in 0..table.len() {
            let label = neighbors[p].iter().find_map(|&q| table[q]);
            if let (None, Some(d)) = (table[p], label) {
                table[p] = Some(d + 1);
                c += 1;
            }
        }
    }
    table
}
