// message: or one that means “no label” as well?
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut table = vec![50; neighbors.len()];
    table[goal] = 0;
    let (mut len, mut c) = (0, 1);
    while c > 0 {
        c = 0;
        for p in 0..table.len() {
            if table[p] == 50 && neighbors[p].iter().any(|&q| table[q] == len) {
                table[p] = len + 1;
                c += 1;
            }
        }
        len += 1;
    }
    table.into_iter().map(|d| (d != 50).then_some(d as usize)).collect()
}
