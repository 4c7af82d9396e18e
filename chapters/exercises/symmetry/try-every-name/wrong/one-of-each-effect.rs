// message: relabelings that do the same to all moves are counted once
use std::collections::BTreeSet;

pub fn symmetries(moves: &[Vec<usize>]) -> usize {
    fn extend(s: &mut Vec<usize>, moves: &[Vec<usize>], effects: &mut BTreeSet<Vec<usize>>) {
        let n = moves[0].len();
        if s.len() < n {
            for label in (0..n).filter(|label| !s.contains(label)).collect::<Vec<_>>() {
                s.push(label);
                extend(s, moves, effects);
                s.pop();
            }
            return;
        }
        let becomes = |m: &Vec<usize>, c: &Vec<usize>| (0..n).all(|i| s[c[i]] == m[s[i]]);
        let becomes = |m| moves.iter().position(|c| becomes(m, c));
        effects.extend(moves.iter().map(becomes).collect::<Option<Vec<_>>>());
    }
    let mut effects = BTreeSet::new();
    extend(&mut vec![], moves, &mut effects);
    effects.len()
}
