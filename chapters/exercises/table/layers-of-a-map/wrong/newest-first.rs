// message: It looks as if you go on from the position found last.
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let mut label = vec![None; neighbors.len()];
    label[start] = Some(0);
    let (mut found, mut layers) = (vec![start], vec![1]);
    while let Some(p) = found.pop() {
        for &q in &neighbors[p] {
            if label[q].is_none() {
                let d = label[p].unwrap_or(0) + 1;
                label[q] = Some(d);
                layers.resize(layers.len().max(d + 1), 0);
                layers[d] += 1;
                found.push(q);
            }
        }
    }
    layers
}
