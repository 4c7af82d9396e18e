// message: The sum is too large for its type.
pub fn symmetries(moves: &[Vec<usize>]) -> usize {
    fn extend(s: &mut Vec<usize>, moves: &[Vec<usize>], count: &mut u8) {
        let n = moves[0].len();
        if s.len() < n {
            for label in (0..n).filter(|label| !s.contains(label)).collect::<Vec<_>>() {
                s.push(label);
                extend(s, moves, count);
                s.pop();
            }
            return;
        }
        let becomes = |m: &Vec<usize>, c: &Vec<usize>| (0..n).all(|i| s[c[i]] == m[s[i]]);
        *count += u8::from(moves.iter().all(|m| moves.iter().any(|c| becomes(m, c))));
    }
    let mut count = 0;
    extend(&mut vec![], moves, &mut count);
    count.into()
}
