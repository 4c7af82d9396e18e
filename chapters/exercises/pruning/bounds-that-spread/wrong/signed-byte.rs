// message: does it fit in the type in which you keep it?
pub fn spread(bounds: &[u8], neighbors: &[Vec<usize>]) -> Vec<u8> {
    let mut bounds: Vec<i8> = bounds.iter().map(|&b| b as i8).collect();
    for _ in 0..bounds.len() {
        for p in 0..bounds.len() {
            for &q in &neighbors[p] {
                bounds[q] = bounds[q].max(bounds[p].saturating_sub(1));
            }
        }
    }
    bounds.into_iter().map(|b| b as u8).collect()
}
