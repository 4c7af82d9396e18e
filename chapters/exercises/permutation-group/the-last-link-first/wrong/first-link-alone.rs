// message: only the first link counts
pub fn position(chain: &[Vec<Vec<usize>>], digits: &[usize]) -> Vec<usize> {
    chain[0][digits[0]].clone()
}
