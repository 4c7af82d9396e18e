//! `gods-course grade`: what every student handed in, judged and counted.
pub mod collect;
pub mod dues;
pub mod feedback;
mod gather;
pub mod likeness;
mod manifest;
pub mod names;
pub mod points;
pub mod policy;
mod project;
pub mod report;
pub mod roster;
pub mod sandbox;
mod scheme;
pub mod score;
mod submission;
mod unpack;

pub use collect::{Class, collect};
pub use roster::Roster;
pub use scheme::Scheme;
pub use score::{Judging, Row, grade};
pub use submission::Submission;
