//! The commands that compute: `gods puzzles`, `gods table`, `gods solve` and others.
pub mod both_ends;
pub mod chart;
pub mod choose;
pub mod cost;
pub mod deepen;
pub mod engine;
pub mod farthest;
pub mod lines;
pub mod list;
pub mod memory;
pub mod patterns;
pub mod plot;
pub mod progress;
pub mod random;
pub mod save;
pub mod solve;
pub mod solver;
pub mod table;
pub mod tables;

use anyhow::Result;
use base::out;
pub use base::thousands;
pub use puzzle::count;
use serde::Serialize;

/// Prints an answer, for programs or for people.
pub fn print(
    json: bool,
    answer: &impl Serialize,
    page: impl FnOnce() -> String,
) -> Result<()> {
    Ok(out::line(if json { serde_json::to_string(answer)? } else { page() })?)
}

/// Moves by name, separated by spaces.
pub fn join(names: &[String], moves: &[usize]) -> String {
    moves.iter().map(|&m| &names[m][..]).collect::<Vec<_>>().join(" ")
}

/// `, half-turn metric` where a puzzle has more than one.
fn in_metric(metric: Option<&str>) -> String {
    metric.map_or(String::new(), |metric| format!(", {metric} metric"))
}
