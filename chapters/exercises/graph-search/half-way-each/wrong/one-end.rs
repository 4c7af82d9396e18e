// message: Both sides must go on in turn, so that each goes half the way.
use std::collections::HashSet;

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    let mut visited = HashSet::from([start]);
    let mut layer = vec![start];
    let mut moves = 0;
    while !layer.is_empty() {
        if layer.contains(&goal) {
            return Some(moves);
        }
        let near: Vec<usize> = layer.iter().flat_map(|&s| neighbors(s)).collect();
        layer = near.into_iter().filter(|&t| visited.insert(t)).collect();
        moves += 1;
    }
    None
}
