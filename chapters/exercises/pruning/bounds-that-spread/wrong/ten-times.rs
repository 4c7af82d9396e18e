// message: go over the moves until no bound changes any more
pub fn spread(bounds: &[u8], neighbors: &[Vec<usize>]) -> Vec<u8> {
    let mut bounds = bounds.to_vec();
    for _ in 0..10 {
        for p in 0..bounds.len() {
            for &q in &neighbors[p] {
                bounds[q] = bounds[q].max(bounds[p].saturating_sub(1));
            }
        }
    }
    bounds
}
