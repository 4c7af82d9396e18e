//! Templates of questions with drawn numbers: the given numbers, and the values of the
//! placeholders.
use std::fmt::Display;

use crate::draw::SeededNumbers;

/// Numbers of a question or of its answers: lists of numbers.
pub type Numbers = Vec<Vec<u64>>;

/// A question of the exam page with variable numbers.
pub struct Template {
    /// Title of the question on the page.
    pub title: &'static str,
    /// Numbers printed on the exam page.
    pub page_numbers: &'static [&'static [u64]],
    /// Draws the given numbers.
    pub draw: fn(&mut SeededNumbers) -> Numbers,
    /// Computes the values of the placeholders and the answers.
    pub compute: fn(&[Vec<u64>]) -> Variant,
}

impl Template {
    /// Returns the question with the numbers of the page.
    pub fn page_variant(&self) -> Variant {
        (self.compute)(&self.owned_page_numbers())
    }

    /// Returns the numbers printed on the exam page.
    pub fn owned_page_numbers(&self) -> Numbers {
        self.page_numbers.iter().map(|row| row.to_vec()).collect()
    }
}

/// Names of placeholders with their values.
pub type Values = Vec<(&'static str, String)>;

/// A question with certain numbers, and its answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    /// Values of the placeholders.
    pub values: Values,
    /// Answers as numbers, for the tests.
    pub answers: Numbers,
}

/// Converts pairs of a placeholder's name and value.
pub fn values<const N: usize>(pairs: [(&'static str, &dyn Display); N]) -> Values {
    pairs.map(|(name, value)| (name, value.to_string())).to_vec()
}

/// Joins numbers with spaces.
pub fn spaced(row: &[u64]) -> String {
    joined(row, " ")
}

/// Joins numbers with a separator.
pub fn joined(row: &[u64], between: &str) -> String {
    row.iter().map(u64::to_string).collect::<Vec<_>>().join(between)
}

/// Converts small numbers to bytes, as the chapters' functions take them.
pub fn bytes(row: &[u64]) -> Vec<u8> {
    row.iter().map(|&n| n as u8).collect()
}

/// Converts bytes to numbers.
pub fn numbers(row: &[u8]) -> Vec<u64> {
    row.iter().copied().map(u64::from).collect()
}

/// Returns a number in words, up to ten.
pub fn number_word(n: u64) -> String {
    let words = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
        "ten",
    ];
    words.get(n as usize).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}
