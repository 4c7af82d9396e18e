// message: in which nothing has happened were counted
use std::collections::HashSet;

pub fn first_layer(moves: &[Vec<usize>]) -> usize {
    let n = moves.first().map_or(0, Vec::len);
    let mut reached = HashSet::from([(0..n).collect::<Vec<_>>()]);
    for m in moves {
        let mut power = m.clone();
        while reached.insert(power.clone()) || !power.is_sorted() {
            power = m.iter().map(|&slot| power[slot]).collect();
        }
    }
    reached.len()
}
