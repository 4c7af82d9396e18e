// message: a `u16` ends at 65,535: keep the positions in a `usize`.
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let mut seen = vec![false; neighbors.len()];
    seen[start] = true;
    let mut layer = vec![start as u16];
    let mut layers = vec![];
    while !layer.is_empty() {
        layers.push(layer.len() as u64);
        let mut next = vec![];
        for p in layer {
            for &q in &neighbors[usize::from(p)] {
                if !seen[q] {
                    seen[q] = true;
                    next.push(q as u16);
                }
            }
        }
        layer = next;
    }
    layers
}
