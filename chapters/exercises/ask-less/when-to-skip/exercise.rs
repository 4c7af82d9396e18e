//! In a step of the search, each row reads some rows, the same ones in every step: what was
//! visited in them before the step. A row is *full* if all its columns have been visited. It is
//! in the *frontier* if the last step changed it; before the first step, the row of the start is in the
//! frontier, and no other.
//!
//! Here are six rules for saving work. Each says when a row is skipped in a step, so that it
//! reads no other row and stays as it is:
//!
//! - **A** if the row is full
//! - **B** if the row is not in the frontier
//! - **C** if none of the rows that it reads is in the frontier
//! - **D** if all rows that it reads are full
//! - **E** if all rows that it reads are full, and none of them is in the frontier
//! - **F** if no column of the row has been visited
//!
//! With which of them, taken alone, do all layers come out right, whatever the puzzle? Answer
//! with letters, such as `"AB"`.

/// The letters of the rules that are right.
pub fn may_skip() -> &'static str {
    todo!()
}
