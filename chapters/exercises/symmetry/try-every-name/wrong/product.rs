// message: and not a product of two
pub fn symmetries(moves: &[Vec<usize>]) -> usize {
    fn extend(s: &mut Vec<usize>, moves: &[Vec<usize>]) -> usize {
        let n = moves[0].len();
        if s.len() < n {
            let mut count = 0;
            for label in (0..n).filter(|label| !s.contains(label)).collect::<Vec<_>>() {
                s.push(label);
                count += extend(s, moves);
                s.pop();
            }
            return count;
        }
        let becomes = |m: &Vec<usize>, c: &Vec<usize>| (0..n).all(|i| c[i] == m[s[i]]);
        usize::from(moves.iter().all(|m| moves.iter().any(|c| becomes(m, c))))
    }
    extend(&mut vec![], moves)
}
