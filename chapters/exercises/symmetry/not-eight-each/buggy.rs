/// How many positions there are at each distance, from the classes.
pub fn layers(first: &[usize], distance: &[usize], symmetries: usize) -> Vec<usize> {
    let mut layers = vec![];
    for p in 0..first.len() {
        if first[p] == p {
            layers.resize(layers.len().max(distance[p] + 1), 0);
            layers[distance[p]] += symmetries;
        }
    }
    layers
}
