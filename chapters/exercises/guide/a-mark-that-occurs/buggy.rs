//! Distances by a scan, with the guide's mark for a cell without a label.

/// The distance of each position from position 0, or `None` if no moves lead there.
/// `neighbors[p]` lists the positions one move from `p`.
pub fn distances(neighbors: &[Vec<usize>]) -> Vec<Option<u64>> {
    let mut labels = vec![50; neighbors.len()];
    labels[0] = 0;
    let (mut len, mut found) = (0, 1);
    while found > 0 {
        found = 0;
        for p in 0..labels.len() {
            if labels[p] == len {
                found += 1;
                for &q in &neighbors[p] {
                    if labels[q] == 50 {
                        labels[q] = len + 1;
                    }
                }
            }
        }
        len += 1;
    }
    labels.into_iter().map(|label| Some(label).filter(|&label| label != 50)).collect()
}
