//! `gods grade`: what every student handed in, judged and counted.
pub mod collect;
mod manifest;
pub mod names;
pub mod points;
pub mod policy;
mod project;
pub mod report;
mod scheme;
pub mod score;

pub use collect::{Submission, collect};
pub use scheme::Scheme;
pub use score::{Row, grade};
