//! Five cards lie in a row. There are two moves: one takes the first three cards around, so
//! that the third comes to the front; the other does the same with the last three.
//!
//! How many rows can be told apart, of all that the moves can reach from A B C D E? How
//! many from A A B C D, where two cards look alike? And from A A A B C?
//!
//! Three cards that are taken around make an even order.

/// How many rows can be reached from A B C D E.
pub fn different() -> u32 {
    todo!()
}

/// How many rows that can be told apart can be reached from A A B C D.
pub fn two_alike() -> u32 {
    todo!()
}

/// How many rows that can be told apart can be reached from A A A B C.
pub fn three_alike() -> u32 {
    todo!()
}
