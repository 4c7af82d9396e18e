// message: It looks as if you count ways through positions
use std::collections::BTreeSet;

pub fn solutions(p: usize, label: &[u64], next: &[Vec<usize>]) -> u64 {
    if label[p] == 0 {
        return 1;
    }
    let nearer = next[p].iter().filter(|&&q| label[q] + 1 == label[p]);
    let nearer: BTreeSet<usize> = nearer.copied().collect();
    nearer.into_iter().map(|q| solutions(q, label, next)).sum()
}
