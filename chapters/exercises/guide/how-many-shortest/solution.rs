//! The guide promises the sequences of moves and stores only how many moves there are.
//! They are in the table all the same, and not only one for each position. Count the
//! shortest solutions of position `p`.
//!
//! `label[p]` is how many moves position `p` needs, and `next[p][i]` is where move `i`
//! leads from `p`. The solved position is 0, the only one with label 0. Two solutions
//! are different if their moves are, even if they go through the same positions. The
//! solved position has one solution, the empty one. No position has more than a million.
//!
//! A ring of four positions, in which move 0 goes on and move 1 goes back:
//!
//! ```text
//! label = [0, 1, 2, 1]
//! next = [[1, 3], [2, 0], [3, 1], [0, 2]]
//! solutions(2, &label, &next)   2: moves 0 0, and moves 1 1
//! ```

/// How many shortest solutions position `p` has.
pub fn solutions(p: usize, label: &[u64], next: &[Vec<usize>]) -> u64 {
    // <answer>
    if label[p] == 0 {
        return 1;
    }
    let nearer = next[p].iter().filter(|&&q| label[q] + 1 == label[p]);
    nearer.map(|&q| solutions(q, label, next)).sum()
    // </answer>
}
