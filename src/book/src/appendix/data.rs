//! What an appendix is made of: a TOML file beside its page, each entry with its line.
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use super::super::check::check_chapter;
use super::super::markdown::line_of;
use super::super::names::Names;
use super::super::problem::{Problem, Problems};

/// A text that knows where in its file it stands.
pub type Text = Spanned<String>;

/// The entries of one file.
#[derive(Debug)]
pub struct Data<T> {
    /// The file, relative to `chapters`: `appendix/errata.toml`.
    pub file: PathBuf,
    /// The entries, in the file's order; none if there is no such file.
    pub entries: Vec<T>,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entries<T> {
    #[serde(default = "Vec::new", alias = "session")]
    entry: Vec<T>,
}

impl<T: DeserializeOwned> Data<T> {
    /// Reads `chapters/appendix/name.toml`, a list of `[[entry]]`.
    ///
    /// # Errors
    /// What TOML, or a field that is missing or too much, has against it.
    pub fn of_appendix(root: &Path, name: &str) -> anyhow::Result<Self> {
        Data::read(root, PathBuf::from(format!("appendix/{name}.toml")))
    }

    /// Reads a file of `chapters`, a list of `[[entry]]` or of `[[session]]`.
    ///
    /// # Errors
    /// What TOML, or a field that is missing or too much, has against it.
    pub fn read(root: &Path, file: PathBuf) -> anyhow::Result<Self> {
        let text = match fs::read_to_string(root.join("chapters").join(&file)) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => Err(error)?,
        };
        match toml::from_str::<Entries<T>>(&text) {
            Ok(Entries { entry: entries }) => Ok(Data { file, entries, text }),
            Err(error) => {
                let line = error.span().map_or(1, |span| line_of(&text, span.start));
                let message = error.message().replace('\n', ", ");
                Err(Problems(vec![Problem::new(&file, line, message)]))?
            }
        }
    }
}

impl<T> Data<T> {
    /// The problem that a page shows these entries, and that there are none.
    pub fn nothing(&self, name: &str, names: &Names) -> Option<Problem> {
        let page = names.pages.appendix(name).filter(|_| self.entries.is_empty())?;
        let message = format!(
            "found no entry, but chapters/{page} shows the {name}: write `[[entry]]` and its \
             fields, or drop the page"
        );
        Some(Problem::new(&self.file, 1, message))
    }

    /// A problem where a value stands.
    pub fn problem<V>(&self, at: &Spanned<V>, message: impl Into<String>) -> Problem {
        Problem::new(&self.file, line_of(&self.text, at.span().start), message)
    }

    /// What is wrong with a text that a page will show: it may hold what a chapter may.
    pub fn wrong_text(&self, text: &Text, names: &Names) -> Vec<Problem> {
        let start = text.span().start;
        let opening = self.text[start..].starts_with("\"\"\"\n");
        let before = line_of(&self.text, start) - 1 + usize::from(opening);
        let mut problems = check_chapter(&self.file, text.get_ref(), names);
        problems.iter_mut().for_each(|problem| problem.line += before);
        problems
    }

    /// A problem for each value that stood before: `what` are ids, numbers, keys.
    pub fn twice<'a, V: PartialEq + std::fmt::Display + 'a>(
        &self,
        what: &str,
        values: impl Iterator<Item = &'a Spanned<V>>,
    ) -> Vec<Problem> {
        let mut seen: Vec<&V> = Vec::new();
        let mut problems = Vec::new();
        for value in values {
            if seen.contains(&value.get_ref()) {
                let message = format!("the {what} `{}` stands twice", value.get_ref());
                problems.push(self.problem(value, message));
            }
            seen.push(value.get_ref());
        }
        problems
    }
}
