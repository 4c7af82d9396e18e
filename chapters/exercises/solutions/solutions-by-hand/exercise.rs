//! Four cards lie side by side, and a move exchanges two neighbors. How many shortest
//! solutions has the order 3 1 2 0, which is five moves from 0 1 2 3? Two solutions are
//! different if they differ in any move. Find the number without a computer.
//!
//! The order 1 3 0 2, three moves from solved, has two of them.

/// How many shortest solutions 3 1 2 0 has.
pub fn shortest_solutions() -> u64 {
    todo!()
}
