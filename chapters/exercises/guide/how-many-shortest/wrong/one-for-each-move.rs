// message: It looks as if you add 1 for each move.
/// How many shortest solutions position `p` has.
pub fn solutions(p: usize, label: &[u64], next: &[Vec<usize>]) -> u64 {
    if label[p] == 0 {
        return 1;
    }
    let nearer = next[p].iter().filter(|&&q| label[q] + 1 == label[p]);
    nearer.map(|&q| 1 + solutions(q, label, next)).sum()
}
