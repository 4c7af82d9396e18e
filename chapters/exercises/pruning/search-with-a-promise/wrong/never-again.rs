// message: It looks as if you go to no position twice.
use std::collections::HashSet;

pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    let mut stack = vec![(p, left)];
    let mut seen = HashSet::new();
    while let Some((p, left)) = stack.pop() {
        if p == 0 {
            return true;
        }
        if left > 0 && bound(p) <= left && seen.insert(p) {
            stack.extend(neighbors(p).into_iter().rev().map(|q| (q, left - 1)));
        }
    }
    false
}
