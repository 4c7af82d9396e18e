/// Is the coordinate well defined under the moves?
pub fn is_well_defined(index: &[usize], next: &[Vec<usize>]) -> bool {
    for a in 0..index.len() {
        for b in a + 1..index.len() {
            if index[a] == index[b] {
                let after = |p: usize| next[p].iter().map(|&q| index[q]);
                return after(a).eq(after(b));
            }
        }
    }
    true
}
