// message: not from one that got it in this very pass
/// Goes over the positions once up and once down, in each pass.
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut table: Vec<Option<usize>> = vec![None; neighbors.len()];
    table[goal] = Some(0);
    let n = neighbors.len();
    let mut c = 1;
    while c > 0 {
        c = 0;
        for p in (0..n).chain((0..n).rev()) {
            let label = neighbors[p].iter().find_map(|&q| table[q]);
            if let (None, Some(d)) = (table[p], label) {
                table[p] = Some(d + 1);
                c += 1;
            }
        }
    }
    table
}
