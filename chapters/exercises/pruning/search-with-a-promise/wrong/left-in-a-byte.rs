// message: do you keep it in a smaller type?
pub fn within(
    p: usize,
    left: usize,
    neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    fn search(
        p: usize,
        left: i8,
        neighbors: &dyn Fn(usize) -> Vec<usize>,
        bound: &dyn Fn(usize) -> usize,
    ) -> bool {
        if p == 0 {
            return true;
        }
        if left <= 0 || bound(p) as i8 > left {
            return false;
        }
        neighbors(p).into_iter().any(|q| search(q, left - 1, neighbors, bound))
    }
    search(p, left as i8, neighbors, bound)
}
