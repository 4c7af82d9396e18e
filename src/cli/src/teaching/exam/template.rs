//! A question whose numbers are drawn: its text, answer and marking key from what is given.
use crate::teaching::draw::Draw;

/// What a question gives, or what is right: rows of numbers.
pub type Numbers = Vec<Vec<u64>>;

/// A question of the exam page whose numbers may be others.
pub struct Template {
    /// Its title, as the page has it.
    pub title: &'static str,
    /// What the page gives.
    pub page: &'static [&'static [u64]],
    /// Draws what is given.
    pub draw: fn(&mut Draw) -> Numbers,
    /// Makes the question of what is given.
    pub make: fn(&[Vec<u64>]) -> Made,
}

impl Template {
    /// The question with the numbers of the page.
    pub fn of_page(&self) -> Made {
        (self.make)(&self.given())
    }

    /// What the page gives.
    pub fn given(&self) -> Numbers {
        self.page.iter().map(|row| row.to_vec()).collect()
    }
}

/// A question with its numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// What is asked.
    pub asked: String,
    /// The answer.
    pub answer: String,
    /// The marking key: points, and the step they are for.
    pub key: Vec<(u32, String)>,
    /// What is right, as numbers, for the tests.
    pub right: Numbers,
}

/// Numbers side by side.
pub fn spaced(row: &[u64]) -> String {
    listed(row, " ")
}

/// Numbers with something between them.
pub fn listed(row: &[u64], between: &str) -> String {
    row.iter().map(u64::to_string).collect::<Vec<_>>().join(between)
}

/// The steps of a marking key.
pub fn key<const N: usize>(steps: [(u32, &str); N]) -> Vec<(u32, String)> {
    steps.map(|(points, step)| (points, step.to_owned())).to_vec()
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
pub fn word(n: u64) -> String {
    let words = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
        "ten",
    ];
    words.get(n as usize).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}
