// message: the product of the first link first
pub fn position(chain: &[Vec<Vec<usize>>], digits: &[usize]) -> Vec<usize> {
    let mut position: Vec<usize> = (0..chain.len()).collect();
    for (link, &digit) in chain.iter().zip(digits) {
        position = position.iter().map(|&x| link[digit][x]).collect();
    }
    position
}
