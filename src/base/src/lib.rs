//! What the crates of the tool share.
//!
//! - [`out`], [`failure`], [`ending`]: the one way to the standard streams, which exit code an
//!   error means, what is put in order before the tool ends.
//! - [`root`], [`generated`], [`limits`], [`cache`]: where the book and saved tables lie, and
//!   what the crates agree on.
//! - [`folder`], [`whole`], [`fingerprint`], [`stamp`]: what a folder holds, files written whole
//!   or not at all, whether some have changed, what need not be done again.
//! - [`parallel`], [`libraries`], [`rust`]: work for all cores, the compiled crates of `code/`,
//!   the tokens of a Rust file.
//! - [`numbers`], [`words`], [`date`], [`suggestions`]: texts for people.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod atomic_write;
pub mod cache;
pub mod date;
pub mod failure;
pub mod fingerprint;
pub mod folder;
pub mod generated;
pub mod libraries;
pub mod limits;
pub mod numbers;
pub mod out;
pub mod parallel;
mod root;
pub mod rust;
pub mod signals;
pub mod stamp;
pub mod suggestions;
pub mod words;

pub use numbers::{readable_bytes, thousands};
pub use root::{CLASS_HEADING, book_root, root};
