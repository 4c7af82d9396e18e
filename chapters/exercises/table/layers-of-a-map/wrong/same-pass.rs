// message: It looks as if a position that is found in a pass goes on in the same pass
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    let mut seen = vec![false; neighbors.len()];
    seen[start] = true;
    let mut layers = vec![1];
    loop {
        let mut found = 0;
        for p in 0..neighbors.len() {
            if seen[p] {
                for &q in &neighbors[p] {
                    if !seen[q] {
                        seen[q] = true;
                        found += 1;
                    }
                }
            }
        }
        if found == 0 {
            return layers;
        }
        layers.push(found);
    }
}
