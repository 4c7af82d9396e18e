//! A coordinate, as two lists: `index[p]` is the index of position `p`, and
//! `next[p][m]` is the position to which move `m` leads from `p`. The code is to say
//! whether it is well defined: whether the index after a move depends on the index
//! before it and on nothing else.
//!
//! Write a test that fails on it and passes on right code. Every position must have as
//! many moves as any other; a move may leave a position where it is.
//!
//! Example: with `index` `[0, 0, 1]` and one move, `next` `[[0], [2], [2]]`, the
//! coordinate is not well defined. Positions 0 and 1 have index 0; the move leads to an
//! index 0 from one, and to an index 1 from the other.

/// The code on trial: it is given `index` and `next`.
pub type IsWellDefined = fn(&[usize], &[Vec<usize>]) -> bool;

/// Panics if `is_well_defined` is wrong.
pub fn test(is_well_defined: IsWellDefined) {
    todo!()
}
