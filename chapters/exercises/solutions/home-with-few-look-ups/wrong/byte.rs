// message: The way is hundreds of moves long, and a `u8` ends at 255.
pub fn shortest_path(
    p: usize,
    neighbors: &[Vec<usize>],
    distance: &dyn Fn(usize) -> usize,
) -> Vec<usize> {
    let mut p = p;
    let mut way = vec![];
    for d in (0..distance(p) as u8).rev() {
        let (last, others) = neighbors[p].split_last().unwrap();
        p = *others.iter().find(|&&q| distance(q) as u8 == d).unwrap_or(last);
        way.push(p);
    }
    way
}
