// message: Look whether you are at the goal before you look
pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    if left == 0 || bound(p) > left {
        return false;
    }
    p == 0 || neighbors(p).into_iter().any(|q| within(q, left - 1, neighbors, bound))
}
