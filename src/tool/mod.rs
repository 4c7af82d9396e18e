//! The tool `gods`: it draws the book's figures, builds the book and serves it.
//!
//! Both streams may be closed: what is printed goes through [`out`].
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod book;
pub mod cli;
pub mod completions;
pub mod contain;
pub mod ending;
pub mod exercises;
pub mod failure;
pub mod figures;
pub mod grade;
pub mod manual;
pub mod measure;
pub mod out;
pub mod parallel;
pub mod puzzles;
pub mod stamp;
pub mod usage;
pub mod whole;
