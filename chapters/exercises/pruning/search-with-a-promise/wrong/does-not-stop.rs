// message: Stop as soon as one neighbor leads to the goal.
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
    let mut found = false;
    for q in neighbors(p) {
        found |= within(q, left - 1, neighbors, bound);
    }
    found
}
