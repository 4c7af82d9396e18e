//! Somebody types in the stickers of a cube. In a corner slot there are three letters, read
//! clockwise, and the first is the one on U or D. The corners are, clockwise from their letter U or D:
//!
//! ```text
//! 0 URF   1 UFL   2 ULB   3 UBR   4 DFR   5 DLF   6 DBL   7 DRB
//! ```
//!
//! Which corner is it, and what is its twist? The twist says where its own letter U or D is: 0 if it
//! is the first of the three, 1 if the second, 2 if the third. `FLU` is corner 1 with twist 2.
//! `UFR` is no corner: these three letters are on corner 0, but in the other direction.

/// The corner and its twist; `None` if there is no such corner. `shown` has three letters.
pub fn read_corner(shown: &str) -> Option<(usize, usize)> {
    todo!()
}
