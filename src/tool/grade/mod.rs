//! `gods grade`: what every student handed in, judged and counted.
pub mod cli;
mod collect;
mod manifest;
mod names;
mod project;
mod report;
mod score;

pub use collect::{Submission, collect};
pub use project::PARTS;
pub use score::{Row, grade};
