//! The tables below are of the 15-puzzle. Each sees some tiles and the blank. *Own* means that it counts the moves of its own tiles alone, *every* that it counts
//! every move. Of which is the *sum* a lower bound for every board?
//!
//! - **A**: 1 to 5, own; 6 to 10, own; 11 to 15, own.
//! - **B**: 1 to 5, own; 5 to 10, own; 11 to 15, own.
//! - **C**: 1 to 7, every; 8 to 15, every.
//! - **D**: 1 to 7, own; 9 to 15, own.
//! - **E**: 1 to 7, own; 8 to 15, own, with the blank forgotten: the least of the entries for each cell of the blank.
//! - **F**: 1 to 7, own; 8 to 15, every.
//!
//! Answer with letters, such as `"AC"`; `""` would be none.

/// The letters of those whose sum is a lower bound.
pub fn sums() -> &'static str {
    todo!()
}
