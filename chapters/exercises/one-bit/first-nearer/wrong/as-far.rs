// message: just as far is taken, too
pub fn nearer(here: usize, neighbors: &[usize], modulus: usize) -> Option<usize> {
    let wanted = (here + modulus - 1) % modulus;
    neighbors.iter().position(|&remainder| remainder == wanted || remainder == here)
}
