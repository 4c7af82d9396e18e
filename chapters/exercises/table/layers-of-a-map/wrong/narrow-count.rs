// message: and a `u16` at 65,535.
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let mut seen = vec![false; neighbors.len()];
    seen[start] = true;
    let mut layer = vec![start];
    let mut layers = vec![];
    while !layer.is_empty() {
        let mut c = 0_u16;
        let mut next = vec![];
        for p in layer {
            c += 1;
            for &q in &neighbors[p] {
                if !seen[q] {
                    seen[q] = true;
                    next.push(q);
                }
            }
        }
        layers.push(c.into());
        layer = next;
    }
    layers
}
