//! Grades a class: collects what every student handed in, judges it and counts points.
//! Needs `std`. Read the modules in this order:
//!
//! - `roster`: the students of a class; `names`: their names for display.
//! - `collect`: the submissions of a class; `student_files`, `unpack`: the files of one
//!   student in folders and archives; `submission`: which file answers which exercise.
//! - `scheme`: what counts, and how much; `deadlines`, `policy`, `points`: its parts.
//! - `score`: judges all answers and counts points.
//! - `isolation`: what the sandbox forbids on Linux.
//! - `similarity`: equal answers.
//! - `report`, `feedback`: the grades as files, and a page for each student.
pub mod collect;
pub mod deadlines;
pub mod feedback;
pub mod isolation;
pub mod names;
pub mod points;
pub mod policy;
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
