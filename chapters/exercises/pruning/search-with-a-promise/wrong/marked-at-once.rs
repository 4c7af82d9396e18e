// message: It looks as if you mark each position that you meet
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
        n: &dyn Fn(usize) -> Vec<usize>,
        b: &dyn Fn(usize) -> usize,
        seen: &mut HashSet<usize>,
    ) -> bool {
        if p == 0 {
            return true;
        }
        if !seen.insert(p) {
            return false;
        }
        if left == 0 || b(p) > left {
            return false;
        }
        for q in n(p) {
            if go(q, left - 1, n, b, seen) {
                return true;
            }
        }
        false
    }
    go(p, left, neighbors, bound, &mut HashSet::new())
}
