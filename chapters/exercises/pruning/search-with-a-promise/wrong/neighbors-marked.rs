// message: Do you mark positions as seen?
use std::collections::HashSet;

pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    fn go(
        p: usize,
        left: usize,
        neighbors: &dyn Fn(usize) -> Vec<usize>,
        bound: &dyn Fn(usize) -> usize,
        seen: &mut HashSet<usize>,
    ) -> bool {
        if p == 0 {
            return true;
        }
        if left == 0 || bound(p) > left {
            return false;
        }
        let mut next = neighbors(p);
        next.retain(|&q| seen.insert(q));
        next.into_iter().any(|q| go(q, left - 1, neighbors, bound, seen))
    }
    go(p, left, neighbors, bound, &mut HashSet::from([p]))
}
