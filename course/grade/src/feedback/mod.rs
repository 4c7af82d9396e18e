//! Feedback pages, one for each student: what is solved, what is wrong and why, what is
//! to do.
mod page;
mod sections;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::score::GradeRow;
use super::submission::Submission;
use base::atomic_write;
use base::failure::UsageError;
use base::folder::sorted_entries;
use base::overwrite::{FileKind, is_of_kind};
use judging::exercises::Exercise;
use page::page;
use sections::BookSections;

/// File that marks a folder of feedback pages.
const MARKER_FILE: &str = ".gods-feedback";
/// A feedback page.
const PAGE: FileKind =
    FileKind { name: "a feedback page", mark: page::GENERATOR.as_bytes() };
/// Longest name of a page, without its extension, in characters.
const MAX_NAME: usize = 60;

/// The folder of the feedback pages.
pub struct FeedbackFolder(PathBuf);

impl FeedbackFolder {
    /// Prepares a folder for pages: it must be new, empty, or hold only such pages.
    ///
    /// # Errors
    /// [`UsageError`] if the folder holds other files; an error if it cannot be read or
    /// created.
    pub fn prepare(folder: &Path) -> Result<Self> {
        let (show, mark) = (folder.display(), folder.join(MARKER_FILE));
        if folder.exists() && !folder.is_dir() {
            bail!(UsageError(format!(
                "{show} is not a folder: name one for the pages"
            )));
        }
        if folder.is_dir() && !mark.exists() && !sorted_entries(folder)?.is_empty() {
            bail!(UsageError(format!(
                "{show} contains other files than feedback: name a new or an empty folder for \
                 the pages"
            )));
        }
        fs::create_dir_all(folder).with_context(|| format!("cannot make {show}"))?;
        for entry in sorted_entries(folder)? {
            let path = entry.path();
            let is_page = path.extension().is_some_and(|it| it == "html");
            if is_page && !is_of_kind(&path, PAGE).unwrap_or(false) {
                bail!(UsageError(format!(
                    "{} is not {}: move it away, for such files are replaced or removed here",
                    path.display(),
                    PAGE.name
                )));
            }
        }
        atomic_write::write(&mark, "")
            .with_context(|| format!("cannot write into {show}"))?;
        Ok(FeedbackFolder(folder.to_owned()))
    }

    /// Writes the pages, removes outdated pages of an earlier grading, and returns how
    /// many. `root` is the book's folder.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn write(
        self,
        root: &Path,
        exercises: &[Exercise],
        submissions: &[Submission],
        rows: &[GradeRow],
    ) -> Result<usize> {
        let mut sections = BookSections::new(root);
        let by_name: BTreeMap<_, _> =
            exercises.iter().map(|it| (&*it.name, it)).collect();
        let mut names = BTreeSet::new();
        for submission in submissions {
            let own_rows = rows.iter().filter(|row| row.student == submission.student);
            let page = page(
                submission,
                &own_rows.collect::<Vec<_>>(),
                &by_name,
                &mut sections,
            );
            let path = self.0.join(unused_name(submission, &mut names));
            atomic_write::write(&path, page)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        let mut removed = 0;
        for entry in sorted_entries(&self.0)? {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.ends_with(".html") && !names.contains(&name) {
                let path = entry.path();
                fs::remove_file(&path)
                    .with_context(|| format!("cannot remove {}", path.display()))?;
                removed += 1;
            }
        }
        Ok(removed)
    }
}

/// Returns an unused file name for a student's page and adds it to `names`. Names are in
/// lower case, so that they differ on any file system.
fn unused_name(submission: &Submission, names: &mut BTreeSet<String>) -> String {
    let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
    let name = format!("{} {}", submission.student, submission.id).to_lowercase();
    let name: String = name.chars().map(plain).collect();
    let words: Vec<_> = name.split('-').filter(|word| !word.is_empty()).collect();
    let name: String = words.join("-").chars().take(MAX_NAME).collect();
    // Windows reserves such names for devices.
    let short = name.len() < 5 && name.is_ascii();
    let name = if short { format!("student-{name}") } else { name };
    let numbered = (2..).map(|number| format!("{name}-{number}.html"));
    let mut all = [format!("{name}.html")].into_iter().chain(numbered);
    let free = all.find(|name| !names.contains(name)).unwrap_or_default();
    names.insert(free.clone());
    free
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{FeedbackFolder, unused_name};
    use crate::Submission;

    #[test]
    fn page_names_are_unique_and_portable() {
        let mut names = BTreeSet::new();
        let long = "x".repeat(300);
        for (student, id, expected) in [
            ("Ada Lovelace", "17", "ada-lovelace-17.html"),
            ("../../etc/passwd", "", "etc-passwd.html"),
            ("ada lovelace!", "17", "ada-lovelace-17-2.html"),
            ("Zoë 李", "", "zoë-李.html"),
            ("con", "", "student-con.html"),
            ("...", "", "student-.html"),
            (&long, "", &format!("{}.html", &long[..60])),
        ] {
            let it = Submission {
                student: student.into(),
                id: id.into(),
                ..Submission::default()
            };
            assert_eq!(unused_name(&it, &mut names), expected);
        }
    }

    #[test]
    fn rejects_folder_with_other_files() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("mine.html"), "").unwrap();
        let message = FeedbackFolder::prepare(folder.path()).err().unwrap();
        assert!(message.to_string().contains("contains other files than feedback"));
    }
}
