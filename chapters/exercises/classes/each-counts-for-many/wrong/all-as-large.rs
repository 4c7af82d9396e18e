// message: as large as the largest
pub fn layers(distances: &[u8], low: usize, sizes: &[u64]) -> Vec<u64> {
    let largest = sizes.iter().max().unwrap();
    let mut layers = vec![];
    for (i, &distance) in distances.iter().enumerate() {
        let distance = usize::from(distance);
        if distance < 255 {
            if layers.len() <= distance {
                layers.resize(distance + 1, 0);
            }
            layers[distance] += largest;
        }
    }
    layers
}
