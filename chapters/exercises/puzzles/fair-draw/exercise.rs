//! Draw a stack of `n` pancakes, so that each of the $n!$ orders is equally likely.
//!
//! Chance comes from a function that you are given: `below(k)` is one of the numbers 0,
//! 1, and so on up to `k - 1`, each equally likely, and another draw with each call.
//! `k` must be at least 1 and no more than $n!$. The stack is a row with each of the
//! numbers 0 to `n - 1` once; `n` is 1 to 20.
//!
//! The draw must end, whatever `below` answers. The check does not draw at random. For up
//! to five pancakes it tries every answer that `below` could give, and so it knows exactly
//! how likely each order is.

/// A stack of `n` pancakes, each order as likely as any other.
pub fn draw(n: usize, below: &mut dyn FnMut(u64) -> u64) -> Vec<usize> {
    todo!()
}
