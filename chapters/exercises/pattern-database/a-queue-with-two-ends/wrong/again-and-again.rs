// message: did not end within
use std::collections::VecDeque;

pub fn costs(moves: &[Vec<(usize, u8)>]) -> Vec<Option<usize>> {
    let mut costs = vec![None; moves.len()];
    costs[0] = Some(0);
    let mut queue = VecDeque::from([(0, 0)]);
    while let Some((p, cost)) = queue.pop_front() {
        for &(q, step) in &moves[p] {
            let next = cost + usize::from(step);
            if costs[q].is_none_or(|known| next < known) {
                costs[q] = Some(next);
                queue.push_back((q, next));
            }
        }
    }
    costs
}
