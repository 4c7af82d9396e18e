// message: an `i8` ends at 127, a `u8` at 255
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let mut table = vec![-1_i8; neighbors.len()];
    table[start] = 0;
    let (mut len, mut c, mut layers) = (0, 1, vec![]);
    while c > 0 {
        layers.push(c);
        c = 0;
        for p in 0..table.len() {
            if table[p] == len {
                for &q in &neighbors[p] {
                    if table[q] == -1 {
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
