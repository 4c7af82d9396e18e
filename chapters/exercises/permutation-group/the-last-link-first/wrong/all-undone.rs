// message: you undo every product, the last
pub fn position(chain: &[Vec<Vec<usize>>], digits: &[usize]) -> Vec<usize> {
    let mut position: Vec<usize> = (0..chain.len()).collect();
    for (link, &digit) in chain.iter().zip(digits).rev() {
        let way = &link[digit];
        position = position
            .iter()
            .map(|&x| way.iter().position(|&to| to == x).unwrap())
            .collect();
    }
    position
}
