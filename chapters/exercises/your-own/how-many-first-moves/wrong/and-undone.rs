// message: with its undoing alone
use std::collections::HashSet;

pub fn first_layer(moves: &[Vec<usize>]) -> usize {
    let mut reached = HashSet::new();
    for m in moves.iter().filter(|m| !m.is_sorted()) {
        let mut back = vec![0; m.len()];
        for i in 0..m.len() {
            back[m[i]] = i;
        }
        reached.insert(m.clone());
        reached.insert(back);
    }
    reached.len()
}
