// message: You count the relabelings that leave every move as it is.
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
        usize::from(moves.iter().all(|m| (0..n).all(|i| s[m[i]] == m[s[i]])))
    }
    extend(&mut vec![], moves)
}
