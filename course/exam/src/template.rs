//! A question whose numbers are drawn: what is given, and what its names stand for then.
use std::fmt::Display;

use crate::draw::SeededNumbers;

/// What a question gives, or what is right: rows of numbers.
pub type Numbers = Vec<Vec<u64>>;

/// A question of the exam page whose numbers may be others.
pub struct Template {
    /// Its title, as the page has it.
    pub title: &'static str,
    /// What the page gives.
    pub page_numbers: &'static [&'static [u64]],
    /// Draws what is given.
    pub draw: fn(&mut SeededNumbers) -> Numbers,
    /// Computes what stands for its names.
    pub compute: fn(&[Vec<u64>]) -> Variant,
}

impl Template {
    /// The question with the numbers of the page.
    pub fn page_variant(&self) -> Variant {
        (self.compute)(&self.owned_page_numbers())
    }

    /// What the page gives.
    pub fn owned_page_numbers(&self) -> Numbers {
        self.page_numbers.iter().map(|row| row.to_vec()).collect()
    }
}

/// What stands for the names of a question.
pub type Values = Vec<(&'static str, String)>;

/// A question's numbers and answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    /// What its names stand for.
    pub values: Values,
    /// What is right, as numbers, for the tests.
    pub answers: Numbers,
}

/// Names and what they stand for.
pub fn values<const N: usize>(pairs: [(&'static str, &dyn Display); N]) -> Values {
    pairs.map(|(name, value)| (name, value.to_string())).to_vec()
}

/// Numbers side by side.
pub fn spaced(row: &[u64]) -> String {
    joined(row, " ")
}

/// Numbers with something between them.
pub fn joined(row: &[u64], between: &str) -> String {
    row.iter().map(u64::to_string).collect::<Vec<_>>().join(between)
}

/// Small numbers as bytes, as the chapters' functions take them.
pub fn bytes(row: &[u64]) -> Vec<u8> {
    row.iter().map(|&n| n as u8).collect()
}

/// Bytes as numbers.
pub fn numbers(row: &[u8]) -> Vec<u64> {
    row.iter().copied().map(u64::from).collect()
}

/// A number in words, as far as an exam needs it.
pub fn number_word(n: u64) -> String {
    let words = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
        "ten",
    ];
    words.get(n as usize).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}
