// message: no neighbor is ever nearer than a position with the residue 0
pub fn nearer(here: usize, neighbors: &[usize], modulus: usize) -> Option<usize> {
    let _ = modulus;
    neighbors.iter().position(|&remainder| remainder + 1 == here)
}
