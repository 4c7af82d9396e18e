//! Grades a class: collects what every student handed in, judges it and counts points.
//! Needs `std`.
pub mod collect;
pub mod deadlines;
pub mod feedback;
pub mod isolation;
mod manifest;
pub mod names;
pub mod points;
pub mod policy;
mod project;
pub mod report;
pub mod roster;
mod scheme;
pub mod score;
pub mod similarity;
mod student_files;
mod submission;
mod unpack;

pub use collect::{ClassSubmissions, collect};
pub use roster::Roster;
pub use scheme::Scheme;
pub use score::{GradeRow, JudgePool, grade};
pub use submission::Submission;
