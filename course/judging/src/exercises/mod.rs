//! The exercises: which there are, and how far a student is with each.
pub mod board;
pub mod command;
pub mod compiler;
pub mod crates;
mod diagnostics;
pub mod exercise;
pub mod prove;
pub mod run;
pub mod scratch;
pub mod stub;
pub mod text;
mod tokens;
pub mod workshop;

pub use exercise::{Exercise, all};
pub use workshop::Workshop;
