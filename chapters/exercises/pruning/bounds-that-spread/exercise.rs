//! A bound can be admissible and not consistent. Then it can be improved for free. Say
//! position `p` needs at least 5 moves, and a move leads from `p` to `q`. Then `q`
//! needs at least 4: if it needed only 3, `p` could be solved in 4. So raise the bound
//! of `q` to 4 if it is smaller, and it is still a lower bound.
//!
//! `neighbors[p]` lists where the moves lead from position `p`; not every move can be
//! undone. Raise the bounds in this way until none can be raised any more, and give
//! them all. There are at most 20 positions, and a bound may be as large as a `u8` can
//! hold, 255.
//!
//! Example: positions 0 to 3 in a row, a move going one step to the left or right, with
//! the bounds 0, 0, 0, 3. Position 3 raises 2 to 2, and that raises 1 to 1. The answer
//! is 0, 1, 2, 3.

/// The bounds after none can be raised any more. `bounds[p]` is that of position `p`.
pub fn spread(bounds: &[u8], neighbors: &[Vec<usize>]) -> Vec<u8> {
    todo!()
}
