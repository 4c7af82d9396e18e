/// For each position, how many moves it needs at least to get to `goal`. `None` says that
/// no moves lead there.
pub fn bounds(
    index: &[usize],
    neighbors: &[Vec<usize>],
    goal: usize,
) -> Vec<Option<usize>> {
    // The first position with an index represents it.
    let first = |i| index.iter().position(|&other| other == i);
    let mut table = vec![None; index.iter().max().map_or(0, |i| i + 1)];
    table[index[goal]] = Some(0);
    let (mut len, mut c) = (0, 1);
    while c > 0 {
        c = 0;
        for i in 0..table.len() {
            if table[i] == Some(len) {
                let p = first(i).expect("a label stands only where a position is");
                for &q in &neighbors[p] {
                    if table[index[q]].is_none() {
                        table[index[q]] = Some(len + 1);
                        c += 1;
                    }
                }
            }
        }
        len += 1;
    }
    index.iter().map(|&i| table[i]).collect()
}
