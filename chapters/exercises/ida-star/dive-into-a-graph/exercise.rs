//! Positions are numbers. `moves(p)` lists where the moves lead from `p`, and `h(p)` says how many moves it takes at least from `p` to position 0, the goal. The bound is
//! admissible; it may be inconsistent. Find the length of a shortest way from `start` to 0, by IDA*. Each of the examples has a way.
//!
//! IDA* remembers no positions but those on the way it is on, for there may be too many of them for any memory. `moves` and `h` count how often they are called, and a search that looks at many more
//! positions than IDA* must gives an error. It need not avoid to undo a move.
//!
//! Example: `moves(p)` is `[p - 1, p + 1]` without what is below 0, `h(p)` is `p`. From 3 it is 3.

/// The length of a shortest way from `start` to 0.
pub fn length(
    start: u64,
    moves: &dyn Fn(u64) -> Vec<u64>,
    h: &dyn Fn(u64) -> usize,
) -> usize {
    todo!()
}
