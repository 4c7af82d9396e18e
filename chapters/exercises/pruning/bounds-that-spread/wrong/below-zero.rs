// message: attempt to subtract with overflow
pub fn spread(bounds: &[u8], neighbors: &[Vec<usize>]) -> Vec<u8> {
    let mut bounds = bounds.to_vec();
    for _ in 0..neighbors.len() {
        for p in 0..bounds.len() {
            for &q in &neighbors[p] {
                bounds[q] = bounds[q].max(bounds[p] - 1);
            }
        }
    }
    bounds
}
