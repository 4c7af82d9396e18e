// message: The start is missing
pub fn layers(
    count: usize,
    moves: usize,
    neighbor: &dyn Fn(usize, usize) -> usize,
) -> Vec<u64> {
    let mut table = vec![None; count];
    table[0] = Some(0);
    let mut layers = Vec::new();
    for len in 0.. {
        let mut c = 0;
        for p in 0..count {
            if table[p] != Some(len) {
                continue;
            }
            for m in 0..moves {
                let q = neighbor(p, m);
                if table[q].is_none() {
                    table[q] = Some(len + 1);
                    c += 1;
                }
            }
        }
        if c == 0 {
            break;
        }
        layers.push(c);
    }
    layers
}
