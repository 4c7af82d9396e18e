// message: It looks as if you ask for exactly so many moves
pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    if left == 0 {
        return p == 0;
    }
    bound(p) <= left
        && neighbors(p).into_iter().any(|q| within(q, left - 1, neighbors, bound))
}
