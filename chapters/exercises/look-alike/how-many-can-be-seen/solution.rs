//! You are given all positions of a puzzle, with every piece marked: `group` has all that
//! the moves can reach, each once, the solved one among them. Now the marks are wiped off,
//! and `kinds[x]` is all that can be seen of piece `x`. How many positions can be told
//! apart?
//!
//! A position says where each piece is: `g[x]` is the place of piece `x`, and its home is
//! place `x`. There are up to 12 pieces and 10,000 positions, at least one of each.
//!
//! Example: three cards are taken around, so there are three positions: 0 1 2, 1 2 0 and 2
//! 0 1. If the first two cards are aces, all three can be told apart: A A K, K A A and A K
//! A. If all are aces, there is one.

/// How many positions can be told apart.
pub fn visible(group: &[Vec<usize>], kinds: &[u8]) -> usize {
    // <answer>
    let unseen = |g: &&Vec<usize>| (0..g.len()).all(|x| kinds[g[x]] == kinds[x]);
    group.len() / group.iter().filter(unseen).count()
    // </answer>
}
