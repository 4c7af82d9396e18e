// message: One distance is missing
pub fn distances(base: usize, unit: usize) -> Vec<usize> {
    (0..base - 2).map(|more| unit * (base - 1 + more * (base - 2))).collect()
}
