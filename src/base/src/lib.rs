//! What every room of the tool `gods` stands on: its words, its failures, its files.
//!
//! - [`out`], [`failure`]: the one way to the standard streams; which exit code an error
//!   means. [`ending`]: what is put in order before the tool ends.
//! - [`root`], [`generated`], [`limits`]: where the book lies, and what its rooms agree on.
//! - [`folder`], [`whole`], [`fingerprint`], [`stamp`]: what a folder holds; files written
//!   whole or not at all; whether some have changed; what need not be done again.
//! - [`cache`]: where the user's saved tables are.
//! - [`parallel`]: the same work for many items. [`libraries`], [`patience`]: the crates of
//!   `code/`, compiled for programs that use them. [`rust`]: the tokens of a Rust file.
//! - [`numbers`], [`words`], [`date`], [`suggestions`]: for people who read them.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod cache;
pub mod date;
pub mod ending;
pub mod failure;
pub mod fingerprint;
pub mod folder;
pub mod generated;
pub mod libraries;
pub mod limits;
pub mod numbers;
pub mod out;
pub mod parallel;
pub mod patience;
mod root;
pub mod rust;
pub mod stamp;
pub mod suggestions;
pub mod whole;
pub mod words;

pub use numbers::{readable, thousands};
pub use root::{CLASS, book_root, root};
