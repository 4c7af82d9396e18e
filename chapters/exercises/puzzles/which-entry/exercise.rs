//! Someone types a stack of pancakes: the sizes 1 to `n`, separated by single spaces,
//! from the top to the bottom. Read it into numbers from 0, so that `"2 3 1"` becomes
//! `[1, 2, 0]`, or say what is wrong. Of several faults tell the first that applies:
//!
//! 1. An entry is not a number from 1 to `n`: `Unknown`, with the place of the first
//!    such entry, counted from 1. (Between two spaces in a row stands an empty entry,
//!    which is no number; and an empty text is one empty entry.)
//! 2. There are not `n` entries: `Length`, with how many there are.
//! 3. A size stands twice: `Twice`, with the smallest such size and the smallest one
//!    that is missing, both as they are typed.
//!
//! ```text
//! read("2 x 1", 3)   Err(Unknown { at: 2 })
//! read("2 1", 3)     Err(Length { found: 2 })
//! read("2 3 3", 3)   Err(Twice { twice: 3, missing: 1 })
//! ```
//!
//! `n` is 1 to 300. A text may hold larger numbers than any type can: they are no sizes.

/// What is wrong with a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The entry at this place is no size.
    Unknown { at: usize },
    /// There are so many entries, and not `n`.
    Length { found: usize },
    /// One size stands twice, and one is missing.
    Twice { twice: usize, missing: usize },
}

/// The stack that a text describes.
pub fn read(text: &str, n: usize) -> Result<Vec<usize>, Fault> {
    todo!()
}
