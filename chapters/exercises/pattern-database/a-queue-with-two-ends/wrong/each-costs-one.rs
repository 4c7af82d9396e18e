// message: It looks as if each move costs 1
use std::collections::VecDeque;

pub fn costs(moves: &[Vec<(usize, u8)>]) -> Vec<Option<usize>> {
    let mut costs = vec![None; moves.len()];
    costs[0] = Some(0);
    let mut queue = VecDeque::from([(0, 0)]);
    while let Some((p, cost)) = queue.pop_front() {
        for &(q, _) in &moves[p] {
            if costs[q].is_none() {
                costs[q] = Some(cost + 1);
                queue.push_back((q, cost + 1));
            }
        }
    }
    costs
}
