//! Options of `gods-course grade` for the roster and the output files.
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use ::grade::feedback::FeedbackFolder;
use ::grade::{GradeRow, Roster, report};
use base::atomic_write;

/// Options about files.
#[derive(clap::Args)]
pub struct FileOptions {
    /// The file for the grades, as comma-separated values.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
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

    /// Makes sure before the grading that all files can be written, and returns the
    /// folder for the pages.
    pub fn prepare(&self) -> Result<Option<FeedbackFolder>> {
        if let Some(output) = &self.output {
            atomic_write::check_writable(output)
                .with_context(|| write_failure(output))?;
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
