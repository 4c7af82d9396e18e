//! @title@.
// TODO: what the crate computes, and the example of README.md.
//!
//! ```
//! assert_eq!(@ident@::sum(&[2, 0, 1]), 3);
//! ```
//!
//! This crate is the chapter *@title@* of the book *God's Algorithm*.

mod plain;

pub use plain::sum;
