//! Five positions stand in a row, 0 to 4. A move is a step to the left or to the right,
//! and 0 is the goal, so position 3 has the distance 3. Here are five bounds:
//!
//! | position | 0 | 1 | 2 | 3 | 4 |
//! |---|---|---|---|---|---|
//! | **A** | 0 | 0 | 1 | 1 | 2 |
//! | **B** | 0 | 1 | 0 | 3 | 2 |
//! | **C** | 1 | 1 | 2 | 2 | 3 |
//! | **D** | 0 | 1 | 2 | 1 | 0 |
//! | **E** | 0 | 2 | 1 | 2 | 2 |
//!
//! Which of them are admissible, and which are consistent? Answer with letters, such as
//! `"AB"`; `""` would be none.

/// The letters of the bounds that are admissible.
pub fn admissible() -> &'static str {
    todo!()
}

/// The letters of the bounds that are consistent.
pub fn consistent() -> &'static str {
    todo!()
}
