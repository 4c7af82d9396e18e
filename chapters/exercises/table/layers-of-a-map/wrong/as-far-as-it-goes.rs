// message: It looks as if the search follows one way as far as it goes
pub fn layers(neighbors: &[Vec<usize>], start: usize) -> Vec<u64> {
    fn visit(
        neighbors: &[Vec<usize>],
        p: usize,
        d: usize,
        seen: &mut Vec<bool>,
        layers: &mut Vec<u64>,
    ) {
        seen[p] = true;
        if layers.len() == d {
            layers.push(0);
        }
        layers[d] += 1;
        for &q in &neighbors[p] {
            if !seen[q] {
                visit(neighbors, q, d + 1, seen, layers);
            }
        }
    }
    let mut layers = vec![];
    visit(neighbors, start, 0, &mut vec![false; neighbors.len()], &mut layers);
    layers
}
