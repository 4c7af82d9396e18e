// message: remember the visited ones in a set
pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    if start == goal {
        return Some(0);
    }
    let mut visited = [vec![false; 50_000], vec![false; 50_000]];
    visited[0][start] = true;
    visited[1][goal] = true;
    let mut layer = [vec![start], vec![goal]];
    let mut moves = 0_usize;
    while !layer[0].is_empty() && !layer[1].is_empty() {
        let side = usize::from(layer[1].len() < layer[0].len());
        let mut next = vec![];
        moves += 1;
        for &state in &layer[side] {
            for neighbor in neighbors(state) {
                if visited[1 - side][neighbor] {
                    return Some(moves);
                }
                if !std::mem::replace(&mut visited[side][neighbor], true) {
                    next.push(neighbor);
                }
            }
        }
        layer[side] = next;
    }
    None
}
