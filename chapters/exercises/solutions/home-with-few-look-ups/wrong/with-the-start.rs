// message: `p` itself does not belong to the way
pub fn shortest_path(
    p: usize,
    neighbors: &[Vec<usize>],
    distance: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    let mut p = p;
    let mut way = vec![p];
    for d in (0..distance(p)).rev() {
        let (last, others) = neighbors[p].split_last().unwrap();
        p = *others.iter().find(|&&q| distance(q) == d).unwrap_or(last);
        way.push(p);
    }
    way
}
