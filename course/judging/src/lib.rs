//! Judges students' answers to exercises in a process with limits. Needs `std`. Read the
//! modules in this order:
//!
//! - [`sandbox`]: runs a program in a process that limits itself first.
//! - [`exercises`]: reads exercises, compiles an answer with its check, runs both.
//! - [`project`]: a student's own crate, part by part.
//! - [`command_line`]: parses the arguments of a command.
//! - [`verdict`]: the result that all of these return.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod command_line;
pub mod exercises;
pub mod project;
pub mod sandbox;
pub mod verdict;
