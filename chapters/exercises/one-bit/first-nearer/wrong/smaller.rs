// message: a smaller residue is taken as nearer
pub fn nearer(here: usize, neighbors: &[usize], modulus: usize) -> Option<usize> {
    let _ = modulus;
    neighbors.iter().position(|&remainder| remainder < here)
}
