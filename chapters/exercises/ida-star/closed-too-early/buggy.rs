/// The length of a shortest way from `start` to 0.
pub fn search(moves: &[Vec<usize>], h: &[usize], start: usize) -> usize {
    let mut closed = vec![false; moves.len()];
    let mut open = vec![(h[start], start, 0)];
    loop {
        // The first of those with the least sum.
        let least = (0..open.len()).min_by_key(|&i| open[i].0).expect("there is a way");
        let (_, p, g) = open.remove(least);
        if p == 0 {
            return g;
        }
        if closed[p] {
            continue;
        }
        closed[p] = true;
        for &q in moves[p].iter().filter(|&&q| !closed[q]) {
            open.push((g + 1 + h[q], q, g + 1));
        }
    }
}
