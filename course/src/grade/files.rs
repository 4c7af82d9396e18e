//! Options of `gods-course grade` for the roster and the output files.
use std::path::{Path, PathBuf, absolute};

use anyhow::{Context, Result, bail};

use ::grade::feedback::FeedbackFolder;
use ::grade::{GradeRow, Roster, report};
use base::atomic_write;
use base::failure::UsageError;
use base::overwrite::{FileKind, Output};

/// Options about files.
#[derive(clap::Args)]
pub struct FileOptions {
    /// The file for the grades, as comma-separated values.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Overwrite the file of --output even if this command did not write it.
    #[arg(long, requires = "output")]
    force: bool,
    /// Begin the file of grades with a byte order mark, by which Excel recognizes UTF-8.
    #[arg(long, requires = "output")]
    bom: bool,
    /// The roster of the class: comma-separated values with the columns id and name.
    #[arg(long, value_name = "FILE")]
    roster: Option<PathBuf>,
    /// A folder for feedback pages, one for each student: what is solved, what went
    /// wrong, what to read.
    #[arg(long, value_name = "FOLDER")]
    feedback: Option<PathBuf>,
}

impl FileOptions {
    /// Reads the roster, if one is named.
    pub fn roster(&self) -> Result<Option<Roster>> {
        self.roster.as_deref().map(Roster::read).transpose()
    }

    /// Makes sure before the grading that all files may and can be written, and returns
    /// the folder for the pages. `inputs` are what is read besides the roster.
    pub fn prepare(&self, mut inputs: Vec<PathBuf>) -> Result<Option<FeedbackFolder>> {
        if let Some(path) = &self.output {
            inputs.extend(self.roster.clone());
            let mark = report::header();
            let kind = FileKind {
                name: "a file of grades by gods-course grade",
                mark: mark.as_bytes(),
            };
            let is_folder = |feedback| absolute(feedback).ok() == absolute(path).ok();
            let reason = if self.feedback.as_deref().is_some_and(is_folder) {
                "is the folder of --feedback"
            } else if path.extension().is_some_and(|it| it == "html") {
                "is the name of a page"
            } else {
                ""
            };
            if !reason.is_empty() {
                bail!(UsageError(format!(
                    "found --output {path:?}, which {reason}: grades are comma-separated values, \
                     so name a file .csv"
                )));
            }
            Output { option: "--output", path, kind, force: self.force }
                .check(&inputs)?;
        }
        self.feedback.as_deref().map(FeedbackFolder::prepare).transpose()
    }

    /// Writes the file of grades. An existing file is replaced only when the new one is
    /// complete.
    pub fn write(&self, rows: &[GradeRow]) -> Result<()> {
        let Some(output) = &self.output else { return Ok(()) };
        let mark = if self.bom { "\u{feff}" } else { "" };
        let text = format!("{mark}{}", report::csv(rows)?);
        atomic_write::write(output, text).with_context(|| write_failure(output))
    }
}

fn write_failure(path: &Path) -> String {
    format!("cannot write {}", path.display())
}
