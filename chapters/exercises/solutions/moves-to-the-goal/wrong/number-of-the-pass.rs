// message: It looks as if a position takes the number of the pass
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut table = vec![None; neighbors.len()];
    table[goal] = Some(0);
    let (mut len, mut c) = (1, 1);
    while c > 0 {
        c = 0;
        for p in 0..table.len() {
            if table[p].is_none() && neighbors[p].iter().any(|&q| table[q].is_some()) {
                table[p] = Some(len);
                c += 1;
            }
        }
        len += 1;
    }
    table
}
