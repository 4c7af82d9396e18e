//! `chapters/numbers.txt`: what is typed and stays so, file by file, how often, and with
//! the reason.
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result};

use super::link::slashes;
use super::problem::Problem;

/// The list, from the folder of the chapters.
pub const FILE: &str = "numbers.txt";
/// The one place where a year needs no reason.
const WORKS: &str = "appendix/bibliography.toml";

/// The numbers and tables that need no source.
#[derive(Debug, Default)]
pub struct Exempt(Vec<Entry>);

/// A line of the list.
#[derive(Debug)]
struct Entry {
    line: usize,
    file: String,
    what: String,
    times: usize,
    reason: String,
    used: AtomicUsize,
}

impl Exempt {
    /// Reads the list of a book, `file: number  reason` a line, or `file: number ×3  reason`
    /// if the number stands there three times; without the file it is empty.
    ///
    /// # Errors
    /// If there is a file that cannot be read.
    pub fn read(root: &Path) -> Result<Self> {
        let path = root.join("chapters").join(FILE);
        if !path.exists() {
            return Ok(Exempt::default());
        }
        let text =
            fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
        let entry = |(i, line): (usize, &str)| {
            let (file, rest) = line.split_once(": ").unwrap_or(("", line));
            let (what, reason) =
                rest.trim_start().split_once("  ").unwrap_or((rest, ""));
            let [file, what, reason] =
                [file, what, reason].map(|s| s.trim().to_owned());
            let count = what.rsplit_once(" ×");
            let count =
                count.and_then(|(what, times)| Some((what, times.parse().ok()?)));
            let (what, times) = count.unwrap_or((&what, 1));
            let what = what.to_owned();
            Entry { line: i + 1, file, what, times, reason, used: AtomicUsize::new(0) }
        };
        let lines = text.lines().enumerate();
        Ok(Exempt(
            lines.filter(|(_, line)| !line.trim().is_empty()).map(entry).collect(),
        ))
    }

    /// Whether a number or a table may stand in a file as it is written. Counts how often
    /// it was asked.
    pub fn has(&self, file: &Path, what: &str) -> bool {
        let file = slashes(file);
        let mut found = file == WORKS && is_year(what);
        for entry in
            self.0.iter().filter(|entry| entry.file == file && entry.what == what)
        {
            entry.used.fetch_add(1, Ordering::Relaxed);
            found = true;
        }
        found
    }

    /// The entries that exempted nothing, once everything was asked for, or another number
    /// of places than they say; and those that name no file or no reason.
    pub fn wrong(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for Entry { line, file, what, times, reason, used } in &self.0 {
            let used = used.load(Ordering::Relaxed);
            let message = if file.is_empty() {
                format!(
                    "found `{what}` without its place: write `file.md: {what}  reason`, the \
                     file as seen from chapters/"
                )
            } else if reason.is_empty() {
                format!(
                    "found `{file}: {what}` without a reason: write `{file}: {what}  reason`"
                )
            } else if used == 0 {
                format!(
                    "chapters/{file} does not say {what} any more: take the line out"
                )
            } else if used != *times {
                let right =
                    if used == 1 { String::new() } else { format!(" ×{used}") };
                format!(
                    "found {what} in {used} places of chapters/{file}, and {times} with a \
                     reason: if it holds for all, write `{file}: {what}{right}  reason`"
                )
            } else {
                continue;
            };
            problems.push(Problem::new(Path::new(FILE), *line, message));
        }
        problems
    }
}

/// A year in which books were printed.
fn is_year(number: &str) -> bool {
    number.len() == 4
        && number.parse().is_ok_and(|year: u16| (1500..2100).contains(&year))
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_year_has_four_digits_and_is_none_to_come() {
        for (number, right) in
            [("1879", true), ("2099", true), ("5040", false), ("1,879", false)]
        {
            assert_eq!(super::is_year(number), right, "{number}");
        }
    }
}
