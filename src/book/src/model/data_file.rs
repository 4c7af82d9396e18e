//! A data file: the TOML file that a page is generated from, with the line of each value.
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use super::markdown::line_of;
use super::parsed_text::ParsedText;
use super::problem::{Problem, Problems};

/// A string with its byte range in the file.
pub type SpannedText = Spanned<String>;

/// The entries of a data file.
#[derive(Debug)]
pub struct DataFile<T> {
    /// The file, relative to `chapters`: `appendix/errata.toml`.
    pub file: PathBuf,
    /// The entries, in the file's order; empty if there is no such file.
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
    /// Reads a file below `chapters`: a list of `[[entry]]`.
    ///
    /// # Errors
    /// If the file cannot be read, is not TOML, or an entry has a missing or unknown field.
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
    /// A problem in the line of a value.
    pub fn problem<V>(&self, at: &Spanned<V>, message: impl Into<String>) -> Problem {
        Problem::new(&self.file, line_of(&self.text, at.span().start), message)
    }

    /// A problem for each value that occurred before. `what` names the kind of values: id,
    /// number, key.
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

    /// The texts of all entries that a page shows, each parsed on its own. Such a text may
    /// contain whatever a chapter may.
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
