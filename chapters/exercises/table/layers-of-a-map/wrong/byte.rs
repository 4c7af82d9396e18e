// message: layers(&[[1999, 1], [0, 2], [1, 3], …, [1996, 1998], [1997, 1999], [1998, 0]], 0) panics
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let mut table = vec![u8::MAX; neighbors.len()];
    table[start] = 0;
    let (mut len, mut c, mut layers) = (0, 1, vec![]);
    while c > 0 {
        layers.push(c);
        c = 0;
        for p in 0..table.len() {
            if table[p] == len {
                for &q in &neighbors[p] {
                    if table[q] == u8::MAX {
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
