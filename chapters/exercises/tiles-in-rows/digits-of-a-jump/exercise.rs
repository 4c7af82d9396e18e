//! The tiles of a board are read in order, without the blank, and each tile has an inversion digit: how many smaller tiles
//! stand anywhere to its right. A tile goes up and jumps over some others to the left. `digits` has the digits of these tiles alone,
//! as they stand before the move: the tile that jumps is the last of them. There are more tiles before and behind, which do not move.
//!
//! Change `digits` into the digits after the move, when the tile that jumped is the first of them. At least one tile is given, and
//! one tile alone jumps over nobody.
//!
//! For example, the 1 of 2 3 1 4 5 jumps over the 2 and the 3. The digits of the three are 1 1 0 before the move, and 0 0 0 after it.

/// Changes the digits of some tiles: the last of them jumps over all the others.
pub fn jump(digits: &mut [usize]) {
    todo!()
}
