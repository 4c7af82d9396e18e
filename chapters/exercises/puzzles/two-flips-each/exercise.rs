//! Put any stack of $n$ pancakes in order with at most $2n - 3$ flips, as the chapter
//! on pancakes tells it. The stack is given from the top to the bottom, the smallest
//! pancake being 0. In order it is 0, 1, 2 and so on. The answer is the list of flips,
//! where `k` turns the top `k` pancakes over; `k` is at least 2, since to flip one
//! pancake changes nothing.
//!
//! ```text
//! flips(&[1, 2, 0])   [2, 3]     1 2 0, then 2 1 0, then 0 1 2
//! ```
//!
//! The answer need not be a shortest one. A stack of one pancake needs no flip. The
//! stack has at least one pancake, and 300 at most.

/// The flips that put a stack in order, at most 2n − 3.
pub fn flips(stack: &[usize]) -> Vec<usize> {
    todo!()
}
