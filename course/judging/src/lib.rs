//! Judging what students wrote: an answer to an exercise, in a process with limits.
//!
//! - [`sandbox`]: a process that limits itself, then becomes a student's program.
//! - [`exercises`]: which there are; compiling an answer with its check, running both.
//! - [`command_line`]: reading the arguments of a command.
//! - [`verdict`]: what all of them say of an answer.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod command_line;
pub mod exercises;
pub mod sandbox;
pub mod verdict;
