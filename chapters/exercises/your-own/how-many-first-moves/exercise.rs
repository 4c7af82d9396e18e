//! A file lists moves, and every power of a move counts as one move: if `a` must be done
//! four times until nothing has happened, then `a`, `a2` and `a3` are moves. How many
//! positions are one move from solved? That number is the first layer of the table, and it
//! is the first thing to compare with a count by hand.
//!
//! Nothing done at all is no position that is one move away. And if two moves, or powers of
//! them, do the same to every piece, this is one position and not two.
//!
//! Each move says which piece it puts into each slot of the solved puzzle. There are at
//! most 6 moves, and at most 30 slots; a move may have to be done 4620 times until nothing
//! has happened. The list may be empty, and a move may do nothing.
//!
//! Example: four cards lie in a ring. One move turns the ring, to 3 0 1 2. Another exchanges
//! cards that lie opposite, to 2 3 0 1. The first has three powers, and the other is the
//! second of them. So there are 3 positions.

/// How many positions can be reached from solved by one move.
pub fn first_layer(moves: &[Vec<usize>]) -> usize {
    todo!()
}
