//! The commands that compute: `gods puzzles`, `gods table`, `gods solve`.
pub mod chart;
pub mod choose;
pub mod complete;
pub mod list;
pub mod progress;
pub mod solve;

/// A number with commas between the thousands.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A count with its noun: `1 move`, `2 moves`.
pub fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
