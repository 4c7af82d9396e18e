// message: It looks as if a position is counted once for each move that leads to it
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let mut seen = vec![false; neighbors.len()];
    let mut layer = vec![start];
    let mut layers = vec![];
    while !layer.is_empty() {
        layers.push(layer.len() as u64);
        for &p in &layer {
            seen[p] = true;
        }
        let next = layer.iter().flat_map(|&p| &neighbors[p]).copied();
        layer = next.filter(|&q| !seen[q]).collect();
    }
    layers
}
