//! Tests of the exercises, and of `gods exercises`.
#![cfg(feature = "tool")]

mod all_exercises;
mod command;
mod crates;
mod judging;
#[cfg(unix)]
mod retries;
