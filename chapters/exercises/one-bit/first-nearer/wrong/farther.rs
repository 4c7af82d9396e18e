// message: one move *farther*
pub fn nearer(here: usize, neighbors: &[usize], modulus: usize) -> Option<usize> {
    neighbors.iter().position(|&remainder| remainder == (here + 1) % modulus)
}
