//! The corners of a square are numbered 0, 1, 2, 3, around it. A quarter turn takes each corner to
//! the next place, and a mirror exchanges the corners 1 and 3. Its stabilizer chain has two links
//! that are longer than 1:
//!
//! ```text
//! corner 0: place 0 by nothing, 1 by a quarter turn, 2 by two of them, 3 by a quarter turn and
//!           then the mirror
//! corner 1: place 1 by nothing, 3 by the mirror
//! ```
//!
//! Somebody mirrors the square about the other diagonal: the corners 0, 1, 2, 3 are in the places
//! 2, 1, 0, 3. Which number does this position have?

/// The number of the position.
pub fn number() -> u32 {
    todo!()
}
