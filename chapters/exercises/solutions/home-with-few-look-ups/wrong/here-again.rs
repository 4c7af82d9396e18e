// message: Do you look up a position whose distance you know already?
pub fn shortest_path(
    p: usize,
    neighbors: &[Vec<usize>],
    distance: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    let mut p = p;
    let mut way = vec![];
    while distance(p) > 0 {
        let d = distance(p);
        let (last, others) = neighbors[p].split_last().unwrap();
        p = *others.iter().find(|&&q| distance(q) == d - 1).unwrap_or(last);
        way.push(p);
    }
    way
}
