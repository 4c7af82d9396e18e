// message: A distance of 255 is none
pub fn layers(distances: &[u8], low: usize, sizes: &[u64]) -> Vec<u64> {
    let mut layers = vec![];
    for (i, &distance) in distances.iter().enumerate() {
        let distance = usize::from(distance);
        if distance <= 255 {
            if layers.len() <= distance {
                layers.resize(distance + 1, 0);
            }
            layers[distance] += sizes[i / low];
        }
    }
    layers
}
