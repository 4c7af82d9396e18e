// message: numbered from the other end, where 3 is solved
pub fn shortest_path(
    p: usize,
    neighbors: &[Vec<usize>],
    distance: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    let (mut p, mut d) = (p, distance(p));
    let mut way = vec![];
    while p != 0 {
        d = d.saturating_sub(1);
        let (last, others) = neighbors[p].split_last().unwrap();
        p = *others.iter().find(|&&q| distance(q) == d).unwrap_or(last);
        way.push(p);
    }
    way
}
