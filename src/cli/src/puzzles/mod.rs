//! The commands that compute: `gods puzzles`, `gods table`, `gods solve` and others, a module
//! each. `request` and `choose` read what they have in common; `solve`, the crate, does the
//! work.
pub mod chart;
mod check;
pub mod choose;
pub mod farthest;
pub mod lines;
pub mod list;
pub mod list_reader;
pub mod plot;
pub mod progress;
pub mod random;
pub mod request;
mod rubik;
pub mod save;
pub mod shortest;
pub mod solution;
pub mod solve;
pub mod table;
pub mod unranked;

use std::time::Duration;

use anyhow::Result;
use base::out;
pub use base::thousands;
pub use puzzle::pluralize;
use serde::Serialize;

/// Prints an answer as JSON or as text.
pub fn print_answer(
    json: bool,
    answer: &impl Serialize,
    page: impl FnOnce() -> String,
) -> Result<()> {
    Ok(out::line(if json { serde_json::to_string(answer)? } else { page() })?)
}

/// Parses a number that must be at least `least`.
pub fn parse_from(least: u64, text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|&number| number >= least);
    number.ok_or_else(|| format!("it must be a number from {least} to {}", u64::MAX))
}

/// Parses a number of seconds, more than 0.
fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|s| Duration::try_from_secs_f64(s).ok());
    let seconds = seconds.filter(|seconds| !seconds.is_zero());
    seconds.ok_or_else(|| "it must be a number of seconds above 0, as 10 or 0.5".into())
}

/// The words of a text, separated by one space each.
pub fn join_words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The names of moves, separated by spaces.
pub fn join_moves(names: &[String], moves: &[usize]) -> String {
    moves.iter().map(|&m| &names[m][..]).collect::<Vec<_>>().join(" ")
}

/// `, half-turn metric` where a puzzle has more than one.
fn metric_phrase(metric: Option<&str>) -> String {
    metric.map_or(String::new(), |metric| format!(", {metric} metric"))
}

/// The JSON fields of a `Computation`.
#[derive(Serialize)]
#[serde(remote = "::solve::Computation")]
struct ComputationFields {
    engine: &'static str,
    threads: usize,
    bytes: u64,
}

/// `rows, 2 threads`.
fn engine_and_threads(computation: &::solve::Computation) -> String {
    format!("{}, {}", computation.engine, pluralize(computation.threads, "thread"))
}
