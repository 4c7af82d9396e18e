// message: You look at the bound, but not everywhere
pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    fn look(p: usize, left: usize, neighbors: &dyn Fn(usize) -> Vec<usize>) -> bool {
        p == 0
            || left > 0
                && neighbors(p).into_iter().any(|q| look(q, left - 1, neighbors))
    }
    bound(p) <= left && look(p, left, neighbors)
}
