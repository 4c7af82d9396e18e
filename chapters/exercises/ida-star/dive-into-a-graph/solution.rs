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
    // <answer>
    fn dive(
        p: u64,
        g: usize,
        limit: usize,
        next: &mut usize,
        moves: &dyn Fn(u64) -> Vec<u64>,
        h: &dyn Fn(u64) -> usize,
    ) -> bool {
        let f = g + h(p);
        if f > limit {
            *next = f.min(*next);
            return false;
        }
        p == 0 || moves(p).into_iter().any(|q| dive(q, g + 1, limit, next, moves, h))
    }
    let mut limit = h(start);
    loop {
        let mut next = usize::MAX;
        if dive(start, 0, limit, &mut next, moves, h) {
            return limit;
        }
        limit = next;
    }
    // </answer>
}
