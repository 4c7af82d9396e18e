/// The length of a shortest way from `start` to 0.
pub fn search(moves: &[Vec<usize>], h: &[usize], start: usize) -> usize {
    let mut limit = h[start];
    while !dive(moves, h, start, 0, limit) {
        limit += 2;
    }
    limit
}

/// Is there a way from `p` within the limit?
fn dive(moves: &[Vec<usize>], h: &[usize], p: usize, g: usize, limit: usize) -> bool {
    if g + h[p] > limit {
        return false;
    }
    p == 0 || moves[p].iter().any(|&q| dive(moves, h, q, g + 1, limit))
}
