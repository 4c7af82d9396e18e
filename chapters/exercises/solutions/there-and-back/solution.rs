//! For each position the code in `buggy.rs` is to find how many moves lead *to* `goal`,
//! or `None` if no moves lead there. `neighbors[p]` lists where the moves lead from
//! position `p`. With the pocket cube in the half-turn metric and in the quarter-turn
//! metric the answers are right.
//!
//! Write a test that fails on the code, and passes on right code.

/// The code on trial: it is given `neighbors` and `goal`.
pub type MovesNeeded = fn(&[Vec<usize>], usize) -> Vec<Option<usize>>;

/// Panics if `moves_needed` is wrong.
pub fn test(moves_needed: MovesNeeded) {
    // <answer>
    // One move leads from 1 to 0, and none leads back.
    assert_eq!(moves_needed(&[vec![], vec![0]], 0), [Some(0), Some(1)]);
    // </answer>
}
