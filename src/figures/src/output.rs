//! Generated files and facts, on their way to the folder.
use crate::data::Files;
use crate::facts::Facts;

/// What a generator adds to.
#[derive(Default)]
pub struct Output {
    /// The files.
    pub files: Files,
    /// The facts, which become one more.
    pub facts: Facts,
}

impl Output {
    /// Adds files.
    pub fn add<const N: usize>(&mut self, files: [Files; N]) {
        self.files.extend(files.into_iter().flatten());
    }
}
