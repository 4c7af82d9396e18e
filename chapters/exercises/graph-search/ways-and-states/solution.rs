//! A puzzle has `states` states, and in each of them `moves` moves can be done. A
//! search visits all states within `depth` moves of the start. How many can that be at
//! most?
//!
//! For each distance $d$ from 0 to `depth`, there are $b^d$ ways of $d$ moves, if $b$
//! is the number of moves. Each way leads to at most one new state. Add these numbers
//! up; and no search can visit more states than there are. (Do not mind that a move may
//! only take back the last one: a bound may be larger than the truth.)
//!
//! ```text
//! most(3, 2, 100)   13: the start, 3 and 9
//! most(3, 2, 10)    10
//! ```
//!
//! `moves` is 1 to 18, `depth` is up to 100, and `states` is at least 1 and may be any
//! `u64`. The function must not panic.

/// The most states that can be within `depth` moves of the start.
pub fn most(moves: u64, depth: u32, states: u64) -> u64 {
    // <answer>
    let mut ways: u64 = 1;
    let mut sum: u64 = 1;
    for _ in 0..depth {
        ways = ways.saturating_mul(moves);
        sum = sum.saturating_add(ways);
    }
    sum.min(states)
    // </answer>
}
