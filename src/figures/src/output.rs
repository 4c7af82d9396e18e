//! Generated files and facts, on their way to the folder.
use crate::facts::Facts;

/// Names of files and their texts.
pub type Files = Vec<(String, String)>;

/// What a generator adds to.
#[derive(Default)]
pub struct Output {
    /// The files.
    pub files: Files,
    /// The facts, which become one more.
    pub facts: Facts,
}
