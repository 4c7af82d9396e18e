// message: If all neighbors but one are not nearer
pub fn shortest_path(
    p: usize,
    neighbors: &[Vec<usize>],
    distance: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    let mut p = p;
    let mut way = vec![];
    for d in (0..distance(p)).rev() {
        p = *neighbors[p].iter().find(|&&q| distance(q) == d).unwrap();
        way.push(p);
    }
    way
}
