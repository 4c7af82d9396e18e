//! Here are the steps of the proof that a 15-puzzle with only the tiles 14 and 15
//! exchanged cannot be solved. Put them in an order in which each step follows from
//! those before it. The squares are read row by row, and the blank counts as the
//! sixteenth piece. More than one order is right.
//!
//! - **A.** When the blank is at home again, an even number of moves was made, since each
//!   takes it to a square of the other color.
//! - **B.** So whenever the blank is at home, the number of inversions is even, as it was
//!   in the solved puzzle.
//! - **C.** Any two pieces can be exchanged by an odd number of exchanges of neighbors. So
//!   every exchange flips the number of inversions between even and odd.
//! - **D.** An exchange of two neighbors makes one inversion more, or one less.
//! - **E.** With only 14 and 15 exchanged, the blank is at home and there is 1 inversion.
//!   No moves lead there from solved, and none lead back.
//! - **F.** A move exchanges the blank with a tile. So every move flips the number of
//!   inversions between even and odd.

/// The letters of the steps in order, such as `"ABCDEF"`.
pub fn order() -> &'static str {
    // <answer>
    "DCFABE"
    // </answer>
}
