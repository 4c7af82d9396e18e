// message: remember the visited ones in a set
use std::collections::VecDeque;

pub fn distance(
    start: usize,
    goal: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
) -> Option<usize> {
    if start == goal {
        return Some(0);
    }
    let mut visited = vec![];
    let mut mark = |s: usize| {
        if visited.len() <= s {
            visited.resize(s + 1, false);
        }
        !std::mem::replace(&mut visited[s], true)
    };
    mark(start);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some((state, moves)) = queue.pop_front() {
        for neighbor in neighbors(state) {
            if neighbor == goal {
                return Some(moves + 1);
            }
            if mark(neighbor) {
                queue.push_back((neighbor, moves + 1));
            }
        }
    }
    None
}
