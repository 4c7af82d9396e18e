//! A page for each student: what is solved, what went wrong and why, what is to do.
mod html;
mod page;
mod sections;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::report::Sheet;
use super::score::Row;
use super::submission::Submission;
use base::failure::Usage;
use base::whole;
use judging::exercises::Exercise;
use page::page;
use sections::Sections;

/// The file that says which pages a folder has.
const LIST: &str = ".gods-feedback";
/// The longest name of a page, without its ending, in characters.
const LONGEST: usize = 60;

/// The folder for the pages.
pub struct Feedback {
    folder: PathBuf,
    /// The pages of earlier gradings.
    old: BTreeSet<String>,
}

impl Feedback {
    /// Finds out whether pages can be written into a folder: one that is new, or empty, or
    /// has only such pages.
    ///
    /// # Errors
    /// [`Usage`] if it holds something else; or if it cannot be read or made.
    pub fn begin(folder: &Path) -> Result<Self> {
        let show = folder.display();
        if folder.exists() && !folder.is_dir() {
            bail!(Usage(format!("{show} is no folder: give one for the pages")));
        }
        let list = fs::read_to_string(folder.join(LIST));
        if folder.is_dir()
            && list.is_err()
            && fs::read_dir(folder)
                .with_context(|| format!("cannot read {show}"))?
                .next()
                .is_some()
        {
            bail!(Usage(format!(
                "{show} holds other files than feedback: give a new or an empty folder for \
                 the pages"
            )));
        }
        fs::create_dir_all(folder).with_context(|| format!("cannot make {show}"))?;
        whole::try_out(&folder.join(LIST))
            .with_context(|| format!("cannot write into {show}"))?;
        let is_plain =
            |name: &&str| !name.contains(['/', '\\', ':']) && name.ends_with(".html");
        let list = list.unwrap_or_default();
        let old = list.lines().filter(is_plain).map(str::to_owned).collect();
        Ok(Feedback { folder: folder.to_owned(), old })
    }

    /// Writes the pages, and removes those of earlier gradings that are no more: says how
    /// many. `root` is the book's folder.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn write(
        self,
        root: &Path,
        exercises: &[Exercise],
        submissions: &[Submission],
        sheet: &Sheet,
    ) -> Result<usize> {
        let mut sections = Sections::new(root);
        let about: BTreeMap<_, _> =
            exercises.iter().map(|it| (&*it.name, it)).collect();
        let mut rows: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
        for row in sheet.rows() {
            rows.entry(&row.student).or_default().push(row);
        }
        let mut pages: BTreeMap<String, String> = BTreeMap::new();
        for submission in submissions {
            let own = rows.get(&*submission.student).map_or(&[][..], Vec::as_slice);
            let page = page(submission, own, &about, &mut sections);
            pages.insert(self.name(submission, &pages), html::page(&page));
        }
        let all: BTreeSet<_> = self.old.iter().chain(pages.keys()).cloned().collect();
        let cannot = || format!("cannot write into {}", self.folder.display());
        let list = |names: &mut dyn Iterator<Item = &String>| {
            let text: String = names.map(|name| format!("{name}\n")).collect();
            whole::write(&self.folder.join(LIST), text).with_context(cannot)
        };
        // If this is ended meanwhile, the next one knows all that there is.
        list(&mut all.iter())?;
        for (name, text) in &pages {
            whole::write(&self.folder.join(name), text).with_context(cannot)?;
        }
        let mut removed = 0;
        for name in self.old.iter().filter(|name| !pages.contains_key(*name)) {
            removed += usize::from(fs::remove_file(self.folder.join(name)).is_ok());
        }
        list(&mut pages.keys())?;
        Ok(removed)
    }

    /// The name of a student's page: none has the same, whatever the system takes for the
    /// same.
    fn name(
        &self,
        submission: &Submission,
        pages: &BTreeMap<String, String>,
    ) -> String {
        let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
        let name = format!("{} {}", submission.student, submission.id).to_lowercase();
        let name: String = name.chars().map(plain).collect();
        let words: Vec<_> = name.split('-').filter(|word| !word.is_empty()).collect();
        let name: String = words.join("-").chars().take(LONGEST).collect();
        // Windows has devices of such names.
        let short = name.len() < 5 && name.is_ascii();
        let name = if short { format!("student-{name}") } else { name };
        let numbered = (2..).map(|number| format!("{name}-{number}.html"));
        let mut names = [format!("{name}.html")].into_iter().chain(numbered);
        names.find(|name| !pages.contains_key(name)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Feedback;
    use crate::Submission;
    use std::collections::BTreeMap;

    #[test]
    fn each_page_has_a_name_of_its_own_that_any_system_takes() {
        let folder = tempfile::tempdir().unwrap();
        let feedback = Feedback::begin(&folder.path().join("pages")).unwrap();
        let mut pages = BTreeMap::new();
        let long = "x".repeat(300);
        for (student, id, right) in [
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
            let name = feedback.name(&it, &pages);
            assert_eq!(name, right);
            pages.insert(name, String::new());
        }
    }

    #[test]
    fn a_folder_with_other_files_is_not_touched() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("mine.html"), "").unwrap();
        let said = Feedback::begin(folder.path()).err().unwrap();
        assert!(said.to_string().contains("holds other files than feedback"));
    }
}
