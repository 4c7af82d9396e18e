// message: It looks as if you follow only the first move
pub fn solutions(p: usize, label: &[u64], next: &[Vec<usize>]) -> u64 {
    if label[p] == 0 {
        return 1;
    }
    let nearer = next[p].iter().find(|&&q| label[q] < label[p]);
    nearer.map_or(0, |&q| solutions(q, label, next))
}
