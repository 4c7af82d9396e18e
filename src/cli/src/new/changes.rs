//! Files to make and files to change: all of them, or none.
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

/// A file: what it is now, if it is, and what it becomes.
struct Change {
    path: String,
    old: Option<String>,
    new: String,
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
            self.files.push(Change { path, old: None, new: name.fill(text) });
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
        let new = change(&old)
            .with_context(|| format!("{path} has no list where a line could go"))?;
        self.files.push(Change { path: path.to_owned(), old: Some(old), new });
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
    /// If one cannot be written; then all is as it was.
    pub fn write(self) -> Result<Vec<String>> {
        for (at, file) in self.files.iter().enumerate() {
            let path = self.root.join(&file.path);
            let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
            if let Err(error) = folder.and_then(|()| whole::write(&path, &file.new)) {
                self.undo(&self.files[..=at]);
                return Err(error).with_context(|| {
                    format!("cannot write {}; nothing was changed", file.path)
                });
            }
        }
        let said = |file: &Change| match file.old {
            None => format!("new      {}", file.path),
            Some(_) => format!("changed  {}", file.path),
        };
        Ok(self.files.iter().map(said).collect())
    }

    /// Takes back what was written, and the folders that are empty then. What cannot be,
    /// stays: the first error is told.
    fn undo(&self, files: &[Change]) {
        for Change { path, old, .. } in files {
            let path = self.root.join(path);
            let _ = match old {
                None => fs::remove_file(&path),
                Some(old) => whole::write(&path, old),
            };
            let above =
                path.ancestors().skip(1).take_while(|above| *above != self.root);
            for folder in above {
                let _ = fs::remove_dir(folder);
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_files_are_written_or_none() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        fs::write(root.join("list.md"), "- a\n").unwrap();
        fs::write(root.join("file"), "no folder").unwrap();
        let name = Name::new("two-words").unwrap();
        let begin = |places: &[(&str, &str)]| {
            let mut changes = Changes::new(root);
            changes.edit("list.md", |text| {
                after_last(text, |line| line.starts_with("- "), "- b")
            })?;
            changes.create(&name, places)?;
            changes.write()
        };
        // The last one cannot be: its folder is a file.
        let error = begin(&[("in/@name@/a.rs", "@ident@"), ("file/b.rs", "")]);
        let said = error.unwrap_err().to_string();
        assert_eq!(said, "cannot write file/b.rs; nothing was changed");
        assert_eq!(fs::read_to_string(root.join("list.md")).unwrap(), "- a\n");
        assert!(!root.join("in").exists());

        let written = begin(&[("in/@name@/a.rs", "@ident@ @type@ @title@")]).unwrap();
        assert_eq!(written, ["changed  list.md", "new      in/two-words/a.rs"]);
        assert_eq!(fs::read_to_string(root.join("list.md")).unwrap(), "- a\n- b\n");
        let text = fs::read_to_string(root.join("in/two-words/a.rs")).unwrap();
        assert_eq!(text, "two_words TwoWords Two words");
        let error = begin(&[("in/@name@/a.rs", "")]).unwrap_err();
        assert!(error.is::<Usage>(), "{error}");
        let said = "found the name \"two-words\", and there is in/two-words/a.rs already: \
                    choose another";
        assert_eq!(error.to_string(), said);
    }
}
