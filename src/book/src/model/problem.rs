//! Problems: what is wrong with the book, each with a file and a line.
use std::fmt;
use std::path::{Path, PathBuf};

use super::text::slashes;

/// A problem in a line of a file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, relative to `chapters`.
    pub file: PathBuf,
    /// The line in the file, counted from 1.
    pub line: usize,
    /// What was found and what would be right.
    pub message: String,
}

impl Problem {
    /// A problem in a line of a file below `chapters`.
    pub fn new(chapter: &Path, line: usize, message: impl Into<String>) -> Self {
        Problem { file: chapter.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chapter = slashes(&self.file);
        // A file outside `chapters` is shown relative to the book's root.
        let folder = if chapter.starts_with("../") { "" } else { "chapters/" };
        let file = chapter.trim_start_matches("../");
        write!(f, "{folder}{file}:{}: {}", self.line, self.message)
    }
}

/// All problems that were found, as one error; displayed one a line.
#[derive(Debug)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// Returns the problems, sorted, as an error, unless there are none.
    pub fn into_result(mut self) -> Result<(), Problems> {
        self.0.sort();
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<_> = self.0.iter().map(Problem::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for Problems {}
