/// How many positions are at each distance from `start`.
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let n = neighbors.len();
    let mut table = vec![-1; n + 1];
    table[start] = 0;
    let (mut len, mut c, mut layers) = (0, 1, vec![]);
    while c > 0 {
        layers.push(c);
        c = 0;
        for p in 1..=n {
            if table[p] == len {
                for &q in &neighbors[p] {
                    if table[q] == -1 {
                        c += 1;
                        table[q] = len + 1;
                    }
                }
            }
        }
        len += 1;
    }
    layers
}
