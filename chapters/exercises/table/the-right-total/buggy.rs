/// The distance of each position from `start`, or `None` where no moves lead.
pub fn distances(neighbors: &[Vec<usize>], start: usize) -> Vec<Option<usize>> {
    let mut distance = vec![None; neighbors.len()];
    distance[start] = Some(0);
    let mut found = vec![start];
    while let Some(p) = found.pop() {
        for &q in &neighbors[p] {
            if distance[q].is_none() {
                distance[q] = distance[p].map(|d| d + 1);
                found.push(q);
            }
        }
    }
    distance
}
