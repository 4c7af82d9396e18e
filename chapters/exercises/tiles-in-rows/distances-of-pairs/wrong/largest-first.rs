// message: The distances are right, and not in increasing order.
/// The distances between the columns that change.
pub fn distances(base: usize, unit: usize) -> Vec<usize> {
    (0..base - 1).rev().map(|more| unit * (base - 1 + more * (base - 2))).collect()
}
