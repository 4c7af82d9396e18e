// message: It looks as if you take a bound of 0 for the goal.
pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    if bound(p) == 0 {
        return true;
    }
    if left == 0 || bound(p) > left {
        return false;
    }
    neighbors(p).into_iter().any(|q| within(q, left - 1, neighbors, bound))
}
