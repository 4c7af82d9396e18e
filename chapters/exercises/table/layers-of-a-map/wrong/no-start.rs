// message: The start is missing
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let mut table = vec![-1; neighbors.len()];
    table[start] = 0;
    let (mut len, mut layers) = (0, vec![]);
    loop {
        let mut c = 0;
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
        if c == 0 {
            return layers;
        }
        layers.push(c);
        len += 1;
    }
}
