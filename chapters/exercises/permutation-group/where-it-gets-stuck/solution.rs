//! Can a position be reached? And if not, why not? You are given a stabilizer chain as a
//! table: `chain[k][x]` is a product of moves that brings point `k` to place `x` and leaves
//! all points before `k` at home, or `None` if no product does that. At
//! `chain[k][k]` there is always the one that does nothing.
//!
//! A position `g` says where each point is, and a product where it takes each: `g[k]` is
//! the place of point `k`. Take the points home, one after another. The first that cannot
//! be taken home is the reason.
//!
//! Example: of three cards the one move takes card 0 to place 2, 1 to 0 and 2 to 1. In the
//! position 0 2 1 card 0 is at home. Card 1 is in place 2, and nothing that leaves card 0
//! at home takes it there: `Some((1, 2))`. In the position 1 0 2, card 0 is taken home
//! first; then card 1 is in place 2 as well.
//!
//! There are up to 24 points.

/// `None` if the position can be reached. Otherwise the first point that cannot be taken
/// home when those before it have been, and in which place it is then.
pub fn stuck(chain: &[Vec<Option<Vec<usize>>>], g: &[usize]) -> Option<(usize, usize)> {
    // <answer>
    let mut left = g.to_vec();
    for k in 0..left.len() {
        let place = left[k];
        let Some(way) = &chain[k][place] else { return Some((k, place)) };
        let mut back = vec![0; way.len()];
        for x in 0..way.len() {
            back[way[x]] = x;
        }
        for x in &mut left {
            *x = back[*x];
        }
    }
    None
    // </answer>
}
