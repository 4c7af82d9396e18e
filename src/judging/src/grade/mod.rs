//! `gods grade`: what every student handed in, judged and counted.
pub mod collect;
mod manifest;
pub mod names;
mod project;
pub mod report;
pub mod score;

pub use collect::{Submission, collect};
pub use score::{Row, grade};
