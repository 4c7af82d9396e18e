// message: It looks as if the bound is not used
pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    let _ = bound;
    p == 0
        || left > 0
            && neighbors(p).into_iter().any(|q| within(q, left - 1, neighbors, bound))
}
