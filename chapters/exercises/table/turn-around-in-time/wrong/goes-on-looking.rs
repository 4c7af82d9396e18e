// message: It looks as if a position is counted twice.
pub fn layers(
    count: usize,
    moves: usize,
    neighbor: &dyn Fn(usize, usize) -> usize,
) -> Vec<u64> {
    let mut table = vec![None; count];
    table[0] = Some(0);
    let mut layers: Vec<u64> = vec![1];
    let mut unlabeled = count as u64 - 1;
    while unlabeled > 0 {
        let len = layers.len() - 1;
        let mut c = 0;
        let forward = layers[len] < unlabeled;
        for p in 0..count {
            if forward && table[p] == Some(len) {
                for m in 0..moves {
                    let q = neighbor(p, m);
                    if table[q].is_none() {
                        table[q] = Some(len + 1);
                        c += 1;
                    }
                }
            } else if !forward && table[p].is_none() {
                for m in 0..moves {
                    if table[neighbor(p, m)] == Some(len) {
                        table[p] = Some(len + 1);
                        c += 1;
                    }
                }
            }
        }
        layers.push(c);
        unlabeled -= c;
    }
    layers
}
