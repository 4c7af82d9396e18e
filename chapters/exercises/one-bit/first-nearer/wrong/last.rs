// message: the last of the nearer ones
pub fn nearer(here: usize, neighbors: &[usize], modulus: usize) -> Option<usize> {
    neighbors.iter().rposition(|&remainder| (remainder + 1) % modulus == here)
}
