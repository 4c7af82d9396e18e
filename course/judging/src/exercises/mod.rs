//! Exercises: reading, compiling and judging them, and the status of each.
pub mod answer_judge;
pub mod command;
pub mod compiler;
pub mod crates;
mod diagnostics;
pub mod exercise;
pub mod run;
pub mod scratch;
pub mod self_check;
pub mod status_board;
pub mod stub;
pub mod text;
mod tokens;

pub use answer_judge::AnswerJudge;
pub use exercise::{Exercise, load_all};
