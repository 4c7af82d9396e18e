// message: It is a start
pub fn layers(
    count: usize,
    moves: usize,
    neighbor: &dyn Fn(usize, usize) -> usize,
) -> Vec<u64> {
    let mut table = vec![None; count];
    table[0] = Some(0);
    let mut layers = vec![1];
    let mut left = count - 1;
    while left > 0 {
        let len = layers.len() - 1;
        let mut c = 0;
        for p in 0..count {
            if left > 0 && table[p] == Some(len) {
                for m in 0..moves {
                    let q = neighbor(p, m);
                    if left > 0 && table[q].is_none() {
                        table[q] = Some(len + 1);
                        c += 1;
                        left -= 1;
                    }
                }
            }
        }
        layers.push(c);
    }
    layers
}
