// message: You look at the rest of the neighbors
pub fn shortest_path(
    p: usize,
    neighbors: &[Vec<usize>],
    distance: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    let mut p = p;
    let mut way = vec![];
    for _ in 0..distance(p) {
        p = neighbors[p].iter().copied().min_by_key(|&q| distance(q)).unwrap();
        way.push(p);
    }
    way
}
