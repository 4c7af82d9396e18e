// message: and then one more does not fit in a `u8`
pub fn spread(bounds: &[u8], neighbors: &[Vec<usize>]) -> Vec<u8> {
    let mut bounds = bounds.to_vec();
    let mut raised = true;
    while raised {
        raised = false;
        for p in 0..bounds.len() {
            for &q in &neighbors[p] {
                if bounds[p] > bounds[q] + 1 {
                    bounds[q] = bounds[p] - 1;
                    raised = true;
                }
            }
        }
    }
    bounds
}
