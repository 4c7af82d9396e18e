// message: The identity is a symmetry, too.
/// How many relabelings make a move of every move.
pub fn symmetries(moves: &[Vec<usize>]) -> usize {
    fn extend(s: &mut Vec<usize>, moves: &[Vec<usize>]) -> usize {
        let n = moves[0].len();
        if s.len() < n {
            let mut count = 0;
            for label in 0..n {
                if !s.contains(&label) {
                    s.push(label);
                    count += extend(s, moves);
                    s.pop();
                }
            }
            return count;
        }
        let becomes =
            |m: &Vec<usize>, c: &Vec<usize>| (0..n).all(|i| s[c[i]] == m[s[i]]);
        let symmetry = moves.iter().all(|m| moves.iter().any(|c| becomes(m, c)));
        usize::from(symmetry)
    }
    extend(&mut vec![], moves) - 1 // the one that relabels nothing
}
