// message: that is the way home
pub fn position(chain: &[Vec<Vec<usize>>], digits: &[usize]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..chain.len()).collect();
    for (link, &digit) in chain.iter().zip(digits) {
        let way = &link[digit];
        left =
            left.iter().map(|&x| way.iter().position(|&to| to == x).unwrap()).collect();
    }
    left
}
