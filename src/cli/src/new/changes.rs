//! Files to make and files to change, of which none is written if one is refused.
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::name::Name;
use base::failure::Usage;
use base::whole;

/// What is to become of some files of the book.
pub struct Changes<'a> {
    /// The book's folder.
    pub root: &'a Path,
    files: Vec<Change>,
}

/// A file, whether it is a new one, and what it becomes.
struct Change {
    path: String,
    is_new: bool,
    text: String,
}

impl<'a> Changes<'a> {
    /// None yet.
    pub fn new(root: &'a Path) -> Self {
        Changes { root, files: Vec::new() }
    }

    /// Makes files of templates: of their paths and of what they hold.
    ///
    /// # Errors
    /// If one of the files is there already.
    pub fn create(&mut self, name: &Name, templates: &[(&str, &str)]) -> Result<()> {
        for (path, text) in templates {
            let path = name.fill(path);
            if self.root.join(&path).exists() {
                bail!(Usage(format!(
                    "found the name {:?}, and there is {path} already: choose another",
                    name.kebab
                )));
            }
            self.files.push(Change { path, is_new: true, text: name.fill(text) });
        }
        Ok(())
    }

    /// Changes a file that is there, and that nothing else changes.
    ///
    /// # Errors
    /// If it is not, or has no place for the change.
    pub fn edit(
        &mut self,
        path: &str,
        change: impl FnOnce(&str) -> Option<String>,
    ) -> Result<()> {
        let old = self.read(path)?;
        let text = change(&old)
            .with_context(|| format!("{path} has no list where a line could go"))?;
        self.files.push(Change { path: path.to_owned(), is_new: false, text });
        Ok(())
    }

    /// A file of the book as it is.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(&self, path: &str) -> Result<String> {
        fs::read_to_string(self.root.join(path))
            .with_context(|| format!("cannot read {path}"))
    }

    /// Writes them all, and says which.
    ///
    /// # Errors
    /// If one cannot be written.
    pub fn write(self) -> Result<Vec<String>> {
        let mut said = Vec::new();
        for Change { path, is_new, text } in &self.files {
            let file = self.root.join(path);
            let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
            folder
                .and_then(|()| whole::write(&file, text))
                .with_context(|| format!("cannot write {path}"))?;
            let what = if *is_new { "new      " } else { "changed  " };
            said.push(format!("{what}{path}"));
        }
        Ok(said)
    }
}

/// A text with one line more, behind the last of those that are meant.
pub fn after_last(
    text: &str,
    meant: impl Fn(&str) -> bool,
    line: &str,
) -> Option<String> {
    insert(text, meant, 1, line)
}

/// A text with one line more, before the last of those that are meant.
pub fn before_last(
    text: &str,
    meant: impl Fn(&str) -> bool,
    line: &str,
) -> Option<String> {
    insert(text, meant, 0, line)
}

fn insert(
    text: &str,
    meant: impl Fn(&str) -> bool,
    behind: usize,
    line: &str,
) -> Option<String> {
    let mut lines: Vec<_> = text.lines().collect();
    let last = lines.iter().rposition(|line| meant(line))?;
    lines.insert(last + behind, line);
    Some(lines.join("\n") + "\n")
}
