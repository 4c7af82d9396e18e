//! What is wrong with a chapter, and where.
use std::fmt;
use std::path::{Path, PathBuf};

use super::text::slashes;

/// One thing wrong: what was found, and what would be right.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The chapter, relative to the book's `chapters` folder.
    pub file: PathBuf,
    /// The line in it, counted from 1.
    pub line: usize,
    /// What was found and what would be right.
    pub message: String,
}

impl Problem {
    /// A problem in a line of a chapter.
    pub fn new(chapter: &Path, line: usize, message: impl Into<String>) -> Self {
        Problem { file: chapter.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chapter = slashes(&self.file);
        // What stands above the chapters needs no way down to them.
        let folder = if chapter.starts_with("../") { "" } else { "chapters/" };
        let file = chapter.trim_start_matches("../");
        write!(f, "{folder}{file}:{}: {}", self.line, self.message)
    }
}

/// Everything that was found wrong, one line each: an author mends them in one go.
#[derive(Debug)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// Fails if there is any.
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
