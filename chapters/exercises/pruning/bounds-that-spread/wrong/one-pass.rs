// message: a bound that was raised may raise one that you have been at before
pub fn spread(bounds: &[u8], neighbors: &[Vec<usize>]) -> Vec<u8> {
    let mut bounds = bounds.to_vec();
    for p in 0..bounds.len() {
        for &q in &neighbors[p] {
            bounds[q] = bounds[q].max(bounds[p].saturating_sub(1));
        }
    }
    bounds
}
