//! In a file a move is written as `(1,2,3)(5,6)`: what is in place 1 goes to 2, what is in
//! 2 goes to 3, and from 3, the end of the parenthesis, it goes back to 1. Places are
//! counted from 1 there. Make of that the list that a program works with: `pm[i]` is the
//! piece in slot `i` after the move is done from solved, both counted from 0.
//!
//! `cycles` holds the numbers of each parenthesis. No number stands in it twice, all are
//! from 1 to `n`, and no parenthesis is empty. A slot that is not named keeps its piece.
//! There are up to 100 slots.
//!
//! Example: with 4 slots, `(1,2,3)` takes piece 0 from slot 0 to slot 1. The list is
//! 2 0 1 3.

/// The piece in each slot after the move, for a puzzle of `n` slots.
pub fn contents(n: usize, cycles: &[Vec<usize>]) -> Vec<usize> {
    // <answer>
    let mut pm: Vec<usize> = (0..n).collect();
    for cycle in cycles {
        for i in 0..cycle.len() {
            let to = cycle[(i + 1) % cycle.len()];
            pm[to - 1] = cycle[i] - 1;
        }
    }
    pm
    // </answer>
}
