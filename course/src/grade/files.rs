//! What `gods-course grade` reads beside the submissions, and what it writes: its options.
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::ValueEnum;

use ::grade::feedback::Feedback;
use ::grade::likeness::{self, Group};
use ::grade::report::{Report, Sheet};
use ::grade::{Roster, Submission};
use base::out;
use judging::exercises::Exercise;

/// The options about files.
#[derive(clap::Args)]
pub struct FileOptions {
    /// The file for the grades, as comma-separated values.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// A line for each student and exercise, or one for each student.
    #[arg(long, value_name = "FORM", default_value = "long", requires = "output")]
    format: Form,
    /// Begin the file for the grades with a mark by which Excel knows that it is UTF-8.
    #[arg(long, requires = "output")]
    bom: bool,
    /// The list of the class: comma-separated values with the columns id, name and address.
    #[arg(long, value_name = "FILE")]
    roster: Option<PathBuf>,
    /// A folder for a page for each student: what is solved, what went wrong, what to read.
    #[arg(long, value_name = "FOLDER")]
    feedback: Option<PathBuf>,
    /// A file, in Markdown, that lists equal answers.
    #[arg(long, value_name = "FILE")]
    likeness: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Long,
    Wide,
}

/// The files that are written in the end, all of them tried out.
pub struct Files {
    output: Option<(Report, Form, bool)>,
    feedback: Option<Feedback>,
    likeness: Option<Report>,
}

impl FileOptions {
    /// The list of the class, if one is named.
    pub fn roster(&self) -> Result<Option<Roster>> {
        self.roster.as_deref().map(Roster::read).transpose()
    }

    /// Finds out whether all files can be written: better now than after an hour.
    pub fn begin(&self) -> Result<Files> {
        let begin =
            |path: &Option<PathBuf>| path.as_deref().map(Report::begin).transpose();
        Ok(Files {
            output: begin(&self.output)?.map(|it| (it, self.format, self.bom)),
            likeness: begin(&self.likeness)?,
            feedback: self.feedback.as_deref().map(Feedback::begin).transpose()?,
        })
    }
}

impl Files {
    /// Writes all files.
    pub fn write(
        self,
        root: &Path,
        exercises: &[Exercise],
        submissions: &[Submission],
        sheet: &Sheet,
        alike: &[Group],
    ) -> Result<()> {
        if let Some((report, form, bom)) = self.output {
            let text = match form {
                Form::Long => sheet.long()?,
                Form::Wide => sheet.wide()?,
            };
            report.write(&(if bom { "\u{feff}" } else { "" }.to_owned() + &text))?;
        }
        if let Some(report) = self.likeness {
            report.write(&likeness::report(alike))?;
        }
        if let Some(feedback) = self.feedback {
            let removed = feedback.write(root, exercises, submissions, sheet)?;
            if removed > 0 {
                out::note(format_args!(
                    "note: {removed} pages of an earlier grading are removed"
                ));
            }
        }
        Ok(())
    }
}
