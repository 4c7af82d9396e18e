// message: but those that were raised raise others
pub fn spread(bounds: &[u8], neighbors: &[Vec<usize>]) -> Vec<u8> {
    let mut raised = bounds.to_vec();
    for p in 0..bounds.len() {
        for &q in &neighbors[p] {
            raised[q] = raised[q].max(bounds[p].saturating_sub(1));
        }
    }
    raised
}
