// message: It looks as if you turn back where the bound is as large as the moves left
pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    if p == 0 {
        return true;
    }
    if left == 0 || bound(p) >= left {
        return false;
    }
    neighbors(p).into_iter().any(|q| within(q, left - 1, neighbors, bound))
}
