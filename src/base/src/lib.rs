//! What the crates of the tool share; it needs `std`. The modules are independent of each
//! other, except that most use [`failure`] and [`out`].
//!
//! - [`out`], [`failure`], [`signals`]: printing lines, the exit code of each error, and
//!   delaying the exit on a signal.
//! - [`root()`], [`generated`], [`limits`], [`cache`]: the folders of the book and of saved
//!   tables, and constants that the crates share.
//! - [`folder`], [`atomic_write`], [`overwrite`], [`fingerprint`], [`stamp`]: listing folders,
//!   atomic writes, which files may be overwritten, hashes of files, and stamps of finished work.
//! - [`parallel`], [`libraries`], [`rust_tokens`]: a parallel map, the compiled crates of
//!   `code/`, and the tokens of a Rust file.
//! - [`numbers`], [`words`], [`date`], [`suggestions`]: formatting texts for people.
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
pub mod overwrite;
pub mod parallel;
mod root;
pub mod rust_tokens;
pub mod signals;
pub mod stamp;
pub mod suggestions;
pub mod words;

pub use numbers::{large_thousands, readable_bytes, thousands};
pub use root::{CLASS_HEADING, book_root, root, sources};
