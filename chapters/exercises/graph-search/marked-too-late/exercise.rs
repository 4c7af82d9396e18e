//! Five pancakes of different sizes lie in a stack, and move $k$ turns the top $k$ of
//! them over. This search visits all stacks. It marks a stack as visited when it
//! *leaves* the queue, and not when it enters.
//!
//! ```text
//! queue = [the stack in order]
//! while queue is not empty:
//!     take the oldest stack from the queue
//!     if it is visited: go on with the next
//!     mark it as visited
//!     for each of its four neighbors that is not visited:
//!         put the neighbor into the queue
//! ```
//!
//! There are 120 stacks. From each of them the four moves `2`, `3`, `4`, `5` lead to
//! four different stacks, and each move undoes itself. Some stacks are put into the
//! queue several times. How many times is any stack put in, all together? The stack in
//! the queue at the beginning counts as well.
//!
//! You can find it with a pencil, without following the search: think of the graph, and
//! of a single edge in it.

/// How many times a stack is put into the queue.
pub fn answer() -> u64 {
    todo!()
}
