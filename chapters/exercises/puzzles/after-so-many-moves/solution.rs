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
    // <answer>
    let (mut from, mut to, mut k) = ('A', 'C', k);
    let mut row = String::new();
    for smaller in (0..n).rev() {
        // The smaller discs go aside in 2^smaller − 1 moves, then this one moves.
        let aside =
            ['A', 'B', 'C'].into_iter().find(|&peg| peg != from && peg != to).unwrap();
        if k < 1 << smaller {
            row.push(from);
            to = aside;
        } else {
            row.push(to);
            k -= 1 << smaller;
            from = aside;
        }
    }
    row
    // </answer>
}
