// message: End with the farthest: a pass that finds nothing is no layer.
// Ends with 0 only where some positions cannot be reached.
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let mut seen = vec![false; neighbors.len()];
    seen[start] = true;
    let mut layer = vec![start];
    let mut layers = vec![1];
    let mut left = neighbors.len() - 1;
    while left > 0 {
        let mut next = vec![];
        for p in layer {
            for &q in &neighbors[p] {
                if !seen[q] {
                    seen[q] = true;
                    next.push(q);
                }
            }
        }
        layers.push(next.len() as u64);
        if next.is_empty() {
            break;
        }
        left -= next.len();
        layer = next;
    }
    layers
}
