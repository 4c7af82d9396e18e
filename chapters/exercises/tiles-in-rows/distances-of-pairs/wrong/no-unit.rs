// message: How much is a step worth in a word?
pub fn distances(base: usize, _unit: usize) -> Vec<usize> {
    (0..base - 1).map(|more| base - 1 + more * (base - 2)).collect()
}
