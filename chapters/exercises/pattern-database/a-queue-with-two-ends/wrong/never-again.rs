// message: It looks as if a position that has a cost never gets a smaller one
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
                match step {
                    0 => queue.push_front((q, next)),
                    _ => queue.push_back((q, next)),
                }
            }
        }
    }
    costs
}
