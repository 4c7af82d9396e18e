// message: which is longer than the distance
pub fn shortest_path(
    p: usize,
    neighbors: &[Vec<usize>],
    distance: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    let mut p = p;
    let mut way = vec![];
    let mut before = p;
    while distance(p) > 0 {
        let q = *neighbors[p].iter().find(|&&q| q != before).unwrap_or(&before);
        (before, p) = (p, q);
        way.push(p);
    }
    way
}
