// message: an `i8` ends at 127, a `u8` at 255.
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut table = vec![-1_i8; neighbors.len()];
    table[goal] = 0;
    let (mut len, mut c) = (0, 1);
    while c > 0 {
        c = 0;
        for p in 0..table.len() {
            if table[p] == -1_i8 && neighbors[p].iter().any(|&q| table[q] == len) {
                table[p] = len + 1;
                c += 1;
            }
        }
        len += 1;
    }
    table.into_iter().map(|d| (d != -1_i8).then_some(d as usize)).collect()
}
