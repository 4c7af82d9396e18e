// message: It looks as if you only make moves after which the bound is smaller
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
    let nearer = |q: &usize| bound(*q) < bound(p);
    neighbors(p)
        .into_iter()
        .filter(nearer)
        .any(|q| within(q, left - 1, neighbors, bound))
}
