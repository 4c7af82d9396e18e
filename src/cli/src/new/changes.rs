//! Files to create and to edit. None is written if one of them is refused.
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::name::NewName;
use base::atomic_write;

/// Pending changes of files of the book.
pub struct FileChanges<'a> {
    /// The book's folder.
    pub root: &'a Path,
    files: Vec<FileChange>,
}

/// The new text of a file, which may be a new file.
struct FileChange {
    path: String,
    is_new: bool,
    text: String,
}

impl<'a> FileChanges<'a> {
    /// No changes yet.
    pub fn new(root: &'a Path) -> Self {
        FileChanges { root, files: Vec::new() }
    }

    /// Creates files from templates, given as pairs of path and text.
    ///
    /// # Errors
    /// If one of the files exists.
    pub fn create(&mut self, name: &NewName, templates: &[(&str, &str)]) -> Result<()> {
        for (path, text) in templates {
            let path = name.fill(path);
            if self.root.join(&path).exists() {
                bail!(name.taken(&format!("there is {path} already")));
            }
            self.files.push(FileChange { path, is_new: true, text: name.fill(text) });
        }
        Ok(())
    }

    /// Edits an existing file; at most once for each file.
    ///
    /// # Errors
    /// If the file cannot be read, or `change` finds no place for the edit.
    pub fn edit(
        &mut self,
        path: &str,
        change: impl FnOnce(&str) -> Option<String>,
    ) -> Result<()> {
        let old = self.read(path)?;
        let text = change(&old)
            .with_context(|| format!("{path} has no list where a line could go"))?;
        self.files.push(FileChange { path: path.to_owned(), is_new: false, text });
        Ok(())
    }

    /// Reads a file of the book.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(&self, path: &str) -> Result<String> {
        fs::read_to_string(self.root.join(path))
            .with_context(|| format!("cannot read {path}"))
    }

    /// Writes all files, and returns a line for each.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn write(self) -> Result<Vec<String>> {
        let mut lines = Vec::new();
        for FileChange { path, is_new, text } in &self.files {
            let file = self.root.join(path);
            let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
            folder
                .and_then(|()| atomic_write::write(&file, text))
                .with_context(|| format!("cannot write {path}"))?;
            let what = if *is_new { "new      " } else { "changed  " };
            lines.push(format!("{what}{path}"));
        }
        Ok(lines)
    }
}

/// Inserts a line `offset` lines from the last line that matches: 0 for before it, 1 for after it.
/// `None` if no line matches.
pub fn insert_at_last(
    text: &str,
    matches: impl Fn(&str) -> bool,
    offset: usize,
    line: &str,
) -> Option<String> {
    let mut lines: Vec<_> = text.lines().collect();
    let last = lines.iter().rposition(|line| matches(line))?;
    lines.insert(last + offset, line);
    Some(lines.join("\n") + "\n")
}
