//! A search tree, with the lower bound of each position in brackets:
//!
//! ```text
//! A [3]
//! ├── B [3]
//! │   ├── D [2]
//! │   └── E [4]
//! └── C [4]
//!     ├── F [3]
//!     └── G [1]
//!         └── H [1]
//!             └── I [1]
//!                 └── J [0], the goal
//! ```
//!
//! IDA* begins at A. Which limits do its rounds have, and at how many positions does it look in all rounds together? A position counts each time it is looked at, also when it is cut at once.
//! From each position the search goes to the upper one first.

/// The limits of the rounds.
pub fn limits() -> Vec<u32> {
    todo!()
}

/// How many positions are looked at, in all rounds together.
pub fn positions() -> u32 {
    todo!()
}
