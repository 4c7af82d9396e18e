// message: That is what the chapter's scan takes
pub fn layers(
    count: usize,
    moves: usize,
    neighbor: &dyn Fn(usize, usize) -> usize,
) -> Vec<u64> {
    let mut table = vec![None; count];
    table[0] = Some(0);
    let mut layers = vec![];
    let (mut len, mut c) = (0, 1);
    while c > 0 {
        layers.push(c);
        c = 0;
        for p in 0..count {
            if table[p] == Some(len) {
                for m in 0..moves {
                    let q = neighbor(p, m);
                    if table[q].is_none() {
                        table[q] = Some(len + 1);
                        c += 1;
                    }
                }
            }
        }
        len += 1;
    }
    layers
}
