//! `chapters/numbers.txt`: what is typed and stays so, file by file, how often, and with
//! the reason.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::model::problem::Problem;
use crate::model::text::slashes;

/// The list, from the folder of the chapters.
pub const FILE: &str = "numbers.txt";

/// A number or a table that has no source.
#[derive(Debug)]
pub struct Unsourced {
    /// What is typed: `1,879`, `table depth | positions`.
    pub what: String,
    /// What is wrong with it, and where.
    pub problem: Problem,
}

/// The numbers and tables that need no source.
#[derive(Debug, Default)]
pub struct Exemptions(Vec<Exemption>);

/// A line of the list.
#[derive(Debug)]
struct Exemption {
    line: usize,
    file: String,
    what: String,
    times: usize,
    reason: String,
}

impl Exemptions {
    /// Reads the list of a book, `file: number  reason` a line, or `file: number ×3  reason`
    /// if the number stands there three times; without the file it is empty.
    ///
    /// # Errors
    /// If there is a file that cannot be read.
    pub fn read(root: &Path) -> Result<Self> {
        let path = root.join("chapters").join(FILE);
        if !path.exists() {
            return Ok(Exemptions::default());
        }
        let text =
            fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let entry = |(line, text): (usize, &str)| {
            let (file, rest) = text.split_once(": ").unwrap_or(("", text));
            let (what, reason) =
                rest.trim_start().split_once("  ").unwrap_or((rest, ""));
            let counted = what.trim().rsplit_once(" ×");
            let counted = counted.and_then(|(what, n)| Some((what, n.parse().ok()?)));
            let (what, times) = counted.unwrap_or((what.trim(), 1));
            let [file, what, reason] =
                [file, what, reason].map(|part| part.trim().to_owned());
            Exemption { line, file, what, times, reason }
        };
        Ok(Exemptions(lines.map(entry).collect()))
    }

    /// The problems with what is typed and not exempted; and the lines of the list that
    /// exempt nothing or another number of places, or name no file or no reason.
    pub fn settle(&self, typed: Vec<Unsourced>) -> Vec<Problem> {
        let mut uses: BTreeMap<usize, usize> = BTreeMap::new();
        let mut problems = Vec::new();
        for Unsourced { what, problem } in typed {
            let file = slashes(&problem.chapter);
            let exempts = |e: &&Exemption| e.file == file && e.what == what;
            match self.0.iter().find(exempts) {
                Some(entry) => *uses.entry(entry.line).or_default() += 1,
                None => problems.push(problem),
            }
        }
        for Exemption { line, file, what, times, reason } in &self.0 {
            let used = uses.get(line).copied().unwrap_or(0);
            let message = if file.is_empty() {
                format!(
                    "found `{what}` without its place: write `file.md: {what}  reason`, the \
                     file as seen from chapters/"
                )
            } else if reason.is_empty() {
                format!(
                    "found `{file}: {what}` without a reason: write `{file}: number  reason`, \
                     two spaces before the reason"
                )
            } else if used == 0 {
                format!(
                    "{file} does not say {what} any more, or needs no reason for it: take the line out"
                )
            } else if used != *times {
                let right =
                    if used == 1 { String::new() } else { format!(" ×{used}") };
                format!(
                    "found {what} in {used} places of {file}, and {times} with a reason: \
                     if it holds for all, write `{file}: {what}{right}  reason`"
                )
            } else {
                continue;
            };
            problems.push(Problem::new(&PathBuf::from(FILE), *line, message));
        }
        problems
    }
}
