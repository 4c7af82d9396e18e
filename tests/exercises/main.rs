//! The exercises under test: each is what it says, and `gods exercises` tells a student
//! how far they are.
#![cfg(feature = "tool")]

mod command;
mod crates;
mod each;
mod judging;
#[cfg(unix)]
mod starting;
