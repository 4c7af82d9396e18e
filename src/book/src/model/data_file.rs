//! What a page is made of: a TOML file beside it, each entry with its line.
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use super::markdown::line_of;
use super::parsed_text::ParsedText;
use super::problem::{Problem, Problems};

/// A text that knows where in its file it stands.
pub type SpannedText = Spanned<String>;

/// The entries of one file.
#[derive(Debug)]
pub struct DataFile<T> {
    /// The file, relative to `chapters`: `appendix/errata.toml`.
    pub file: PathBuf,
    /// The entries, in the file's order; none if there is no such file.
    pub entries: Vec<T>,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryList<T> {
    #[serde(default = "Vec::new")]
    entry: Vec<T>,
}

impl<T: DeserializeOwned> DataFile<T> {
    /// Reads a file of `chapters`, a list of `[[entry]]`.
    ///
    /// # Errors
    /// What TOML, or a field that is missing or too much, has against it.
    pub fn read(root: &Path, file: &str) -> anyhow::Result<Self> {
        let file = PathBuf::from(file);
        let text = match fs::read_to_string(root.join("chapters").join(&file)) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => Err(error)?,
        };
        match toml::from_str::<EntryList<T>>(&text) {
            Ok(EntryList { entry: entries }) => Ok(DataFile { file, entries, text }),
            Err(error) => {
                let line = error.span().map_or(1, |span| line_of(&text, span.start));
                let message = error.message().replace('\n', ", ");
                Err(Problems(vec![Problem::new(&file, line, message)]))?
            }
        }
    }
}

impl<T> DataFile<T> {
    /// A problem where a value stands.
    pub fn problem<V>(&self, at: &Spanned<V>, message: impl Into<String>) -> Problem {
        Problem::new(&self.file, line_of(&self.text, at.span().start), message)
    }

    /// A problem for each value that stood before: `what` are ids, numbers, keys.
    pub fn duplicates<'a, V: PartialEq + std::fmt::Display + 'a>(
        &self,
        what: &str,
        values: impl Iterator<Item = &'a Spanned<V>>,
    ) -> Vec<Problem> {
        let mut visited: Vec<&V> = Vec::new();
        let mut problems = Vec::new();
        for value in values {
            if visited.contains(&value.get_ref()) {
                let message = format!("the {what} `{}` stands twice", value.get_ref());
                problems.push(self.problem(value, message));
            }
            visited.push(value.get_ref());
        }
        problems
    }

    /// The texts of all entries that a page will show, each parsed by itself: it may hold
    /// what a chapter may.
    pub fn fragments<'a>(
        &'a self,
        texts: impl Fn(&'a T) -> Vec<&'a SpannedText>,
    ) -> impl Iterator<Item = ParsedText> {
        self.entries.iter().flat_map(texts).map(|text| {
            let start = text.span().start;
            let opening = self.text[start..].starts_with("\"\"\"\n");
            let before = line_of(&self.text, start) - 1 + usize::from(opening);
            ParsedText {
                lines_before: before,
                ..ParsedText::parse(&self.file, text.get_ref())
            }
        })
    }
}
