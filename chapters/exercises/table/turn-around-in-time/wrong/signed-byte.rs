// message: an `i8` ends at 127, and a `u8` at 255.
pub fn layers(
    count: usize,
    moves: usize,
    neighbor: &dyn Fn(usize, usize) -> usize,
) -> Vec<u64> {
    let mut table = vec![-1_i8; count];
    table[0] = 0;
    let mut layers: Vec<u64> = vec![1];
    let mut unlabeled = count as u64 - 1;
    let mut len = 0;
    while unlabeled > 0 {
        let mut c = 0;
        let forward = layers[layers.len() - 1] < unlabeled;
        for p in 0..count {
            if forward && table[p] == len {
                for m in 0..moves {
                    let q = neighbor(p, m);
                    if table[q] == -1_i8 {
                        table[q] = len + 1;
                        c += 1;
                    }
                }
            } else if !forward && table[p] == -1_i8 {
                if (0..moves).any(|m| table[neighbor(p, m)] == len) {
                    table[p] = len + 1;
                    c += 1;
                }
            }
        }
        layers.push(c);
        unlabeled -= c;
        len += 1;
    }
    layers
}
