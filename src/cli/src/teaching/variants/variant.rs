//! A variant of an exercise: what is asked, and what is right.
use std::fmt::Display;

/// A variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    /// What is given, in Markdown.
    pub statement: String,
    /// Each question, and its answer.
    pub questions: Vec<(String, String)>,
}

impl Variant {
    /// What is given, without a question yet.
    pub fn new(statement: impl Into<String>) -> Self {
        Variant { statement: statement.into(), questions: Vec::new() }
    }

    /// The same with one question more.
    pub fn ask(mut self, question: impl Into<String>, answer: impl Display) -> Self {
        self.questions.push((question.into(), answer.to_string()));
        self
    }
}

/// Numbers in a row: `3 1 0 2`.
pub fn row<T: Display>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// The letters, from A on, of what is so; `none` if nothing is.
pub fn letters(are: &[bool]) -> String {
    let letters = ('A'..).zip(are).filter(|(_, is)| **is).map(|(letter, _)| letter);
    match letters.collect::<String>() {
        none if none.is_empty() => "none".to_owned(),
        letters => letters,
    }
}
