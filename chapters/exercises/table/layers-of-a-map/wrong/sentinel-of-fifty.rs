// message: Is there a distance that your labels cannot hold, or one that means
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let mut table = vec![50; neighbors.len()];
    table[start] = 0;
    let (mut len, mut c, mut layers) = (0, 1, vec![]);
    while c > 0 {
        layers.push(c);
        c = 0;
        for p in 0..table.len() {
            if table[p] == len {
                for &q in &neighbors[p] {
                    if table[q] == 50 {
                        table[q] = len + 1;
                        c += 1;
                    }
                }
            }
        }
        len += 1;
    }
    layers
}
