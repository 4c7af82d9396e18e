// message: The last of these is no distance
pub fn distances(base: usize, unit: usize) -> Vec<usize> {
    (0..base).map(|more| unit * (base - 1 + more * (base - 2))).collect()
}
