// message: It looks as if every position goes to the end
use std::collections::VecDeque;

pub fn costs(moves: &[Vec<(usize, u8)>]) -> Vec<Option<usize>> {
    let mut costs = vec![None; moves.len()];
    costs[0] = Some(0);
    let mut queue = VecDeque::from([(0, 0)]);
    while let Some((p, cost)) = queue.pop_front() {
        for &(q, step) in &moves[p] {
            if costs[q].is_none() {
                let next = cost + usize::from(step);
                costs[q] = Some(next);
                queue.push_back((q, next));
            }
        }
    }
    costs
}
