// message: It looks as if you take the bound for the distance
pub fn within(
    p: usize,
    left: usize,
    _neighbors: &dyn Fn(usize) -> Vec<usize>,
    bound: &dyn Fn(usize) -> usize,
) -> bool {
    bound(p) <= left
}
