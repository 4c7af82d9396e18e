// message: The bound does not stop you in time
pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    if p == 0 {
        return true;
    }
    if left == 0 {
        return false;
    }
    let near = |q: &usize| bound(*q) <= left;
    let mut near = neighbors(p).into_iter().filter(near);
    near.any(|q| within(q, left - 1, neighbors, bound))
}
