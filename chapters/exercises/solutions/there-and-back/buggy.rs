/// How many moves each position needs to get to `goal`; `None` where no moves lead there.
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut table = vec![None; neighbors.len()];
    table[goal] = Some(0);
    let (mut len, mut c) = (0, 1);
    while c > 0 {
        c = 0;
        for p in 0..table.len() {
            if table[p] == Some(len) {
                for &q in &neighbors[p] {
                    if table[q].is_none() {
                        c += 1;
                        table[q] = Some(len + 1);
                    }
                }
            }
        }
        len += 1;
    }
    table
}
