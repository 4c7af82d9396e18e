//! A tower of n discs goes from peg A to peg C of three pegs, in the fewest moves there
//! are. Where does each disc stand after k of these moves?
//!
//! There may be 60 discs, and more moves than anyone can make one by one. So do not make
//! them: say which part of the task is done after k moves. The answer is a row of
//! letters, the largest disc first, as in the chapter. With two discs, the rows after 0,
//! 1, 2 and 3 moves are AA, AB, CB and CC.

/// The row of `n` discs, at most 60, after `k` moves of the shortest path from all on A to
/// all on C. `k` is at most the number of those moves.
pub fn after(n: usize, k: u64) -> String {
    todo!()
}
