// message: From this position no moves lead to the goal
/// Do at most `left` moves lead from `p` to position 0?
pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    if p == 0 {
        return true;
    }
    if left == 0 || bound(p) > left {
        return false;
    }
    let next = neighbors(p);
    next.is_empty() || next.into_iter().any(|q| within(q, left - 1, neighbors, bound))
}
