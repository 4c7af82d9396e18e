//! The exercises under test: each is what it says, and `gods exercises` tells a student
//! how far they are.
#![cfg(feature = "tool")]

mod all_exercises;
mod command;
mod crates;
mod judging;
#[cfg(unix)]
mod retries;
