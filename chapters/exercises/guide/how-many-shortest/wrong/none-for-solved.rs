// message: The solved position has one solution
pub fn solutions(p: usize, label: &[u64], next: &[Vec<usize>]) -> u64 {
    let nearer = next[p].iter().filter(|&&q| label[q] + 1 == label[p]);
    nearer.map(|&q| solutions(q, label, next)).sum()
}
