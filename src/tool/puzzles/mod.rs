//! The commands that compute: `gods puzzles`, `gods table`, `gods solve`.
pub mod chart;
pub mod choose;
pub mod complete;
pub mod list;
pub mod progress;
pub mod solve;

pub use super::figures::thousands;

/// A count with its noun: `1 move`, `2 moves`.
pub fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
