//! The output of a generator: files and facts.
use crate::data::Files;
use crate::facts::Facts;

/// The generated files and facts of a subject.
#[derive(Default)]
pub struct Output {
    /// The names and texts of files.
    pub files: Files,
    /// The facts, which are written into one file.
    pub facts: Facts,
}

impl Output {
    /// Adds files.
    pub fn add<const N: usize>(&mut self, files: [Files; N]) {
        self.files.extend(files.into_iter().flatten());
    }
}
