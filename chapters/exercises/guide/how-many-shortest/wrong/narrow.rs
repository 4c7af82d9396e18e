// message: Is every number on the way a `u64`?
pub fn solutions(p: usize, label: &[u64], next: &[Vec<usize>]) -> u64 {
    fn count(p: usize, label: &[u64], next: &[Vec<usize>]) -> u16 {
        if label[p] == 0 {
            return 1;
        }
        let nearer = next[p].iter().filter(|&&q| label[q] + 1 == label[p]);
        nearer.map(|&q| count(q, label, next)).sum()
    }
    count(p, label, next).into()
}
