// message: A shortest solution goes down by one label with each move.
pub fn solutions(p: usize, label: &[u64], next: &[Vec<usize>]) -> u64 {
    fn count(way: &mut Vec<usize>, label: &[u64], next: &[Vec<usize>]) -> u64 {
        let p = way[way.len() - 1];
        if label[p] == 0 {
            return 1;
        }
        let mut found = 0;
        for &q in &next[p] {
            if label[q] <= label[p] && !way.contains(&q) {
                way.push(q);
                found += count(way, label, next);
                way.pop();
            }
        }
        found
    }
    count(&mut vec![p], label, next)
}
