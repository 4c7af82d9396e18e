//! Judging what students wrote: a file of an exercise, a folder of a class, a crate.
//!
//! - [`contain`]: a process that limits itself, then becomes a student's program.
//! - [`exercises`]: which there are; compiling an answer with its check, running both.
//! - [`grade`]: what a class handed in, found, judged and counted.
//! - [`verdict`]: what all of them say of an answer.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod contain;
pub mod exercises;
pub mod grade;
pub mod verdict;
