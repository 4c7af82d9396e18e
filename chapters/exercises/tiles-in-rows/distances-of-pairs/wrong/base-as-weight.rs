// message: It looks as if x has the weight `base`.
pub fn distances(base: usize, unit: usize) -> Vec<usize> {
    (0..base - 1).map(|more| unit * (base + more * (base - 1))).collect()
}
