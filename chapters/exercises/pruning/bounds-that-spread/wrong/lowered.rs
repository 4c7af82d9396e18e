// message: It looks as if you lower bounds
pub fn spread(bounds: &[u8], neighbors: &[Vec<usize>]) -> Vec<u8> {
    let mut bounds = bounds.to_vec();
    let mut lowered = true;
    while lowered {
        lowered = false;
        for p in 0..bounds.len() {
            for &q in &neighbors[p] {
                if bounds[p] > bounds[q] + 1 {
                    bounds[p] = bounds[q] + 1;
                    lowered = true;
                }
            }
        }
    }
    bounds
}
