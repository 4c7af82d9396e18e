//! Coverage: whether each line of the chapter crates is shown in one listing of a chapter, or
//! at least on its crate's page of source.
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use base::failure::UsageError;
use base::folder::sorted_entries;

use crate::model::items::items;
use crate::model::listings::{Listing, is_code};
use crate::model::{ParsedBook, source};

/// The crates in `code/` that need not be shown: they serve the pages and explain no idea.
pub const UNSHOWN_CRATES: [&str; 1] = ["widgets"];

/// Counts of the code lines of a file or crate, by where they are shown. Lines under
/// `#[cfg(test)]` do not count.
#[derive(Debug, Default)]
pub struct LineCounts {
    /// The file, `code/orientation/src/lib.rs`; for a crate, its name.
    pub name: String,
    /// Lines that are neither blank nor comments.
    pub code: usize,
    /// Lines that a listing in a chapter shows.
    pub chapter: usize,
    /// Lines that only the page of source shows.
    pub source: usize,
    /// Lines that no page shows.
    pub missing: usize,
    /// Lines that more than one listing shows, repeats aside.
    pub twice: usize,
}

/// A line that is not shown as it must be.
#[derive(Debug, PartialEq, Eq)]
pub struct CoverageFault {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What was found and what would be right.
    pub message: String,
}

/// The counts of all files and crates, and the faults.
#[derive(Debug, Default)]
pub struct Coverage {
    /// The counts of each file.
    pub files: Vec<LineCounts>,
    /// The counts of each crate.
    pub crates: Vec<LineCounts>,
    /// The lines that are not shown as they must be.
    pub faults: Vec<CoverageFault>,
}

impl Coverage {
    /// Counts the lines of all chapter crates, or of one.
    ///
    /// # Errors
    /// If there is no such crate, or a file cannot be read.
    pub fn count(book: &ParsedBook, only: Option<&str>) -> Result<Self> {
        let crates = chapter_crates(&book.root)?;
        if let Some(name) = only.filter(|name| !crates.iter().any(|n| n == name)) {
            let known = crates.join(", ");
            bail!(UsageError(format!(
                "there is no crate `{name}`: the book has {known}"
            )));
        }
        let chosen = crates.iter().filter(|name| only.is_none_or(|only| only == *name));
        let mut coverage = Coverage::default();
        for name in chosen {
            coverage.add_crate(book, name)?;
        }
        Ok(coverage)
    }

    fn add_crate(&mut self, book: &ParsedBook, krate: &str) -> Result<()> {
        let mut sum = LineCounts { name: krate.to_owned(), ..LineCounts::default() };
        for file in source::rust_files(&book.root, krate, "src")? {
            let path = book.root.join(&file);
            let text = fs::read_to_string(path).with_context(|| file.clone())?;
            let listings = |line| (line, book.listings.homes(&file, line).collect());
            let lines: Vec<(usize, Vec<_>)> = code_lines(&text).map(listings).collect();
            let in_source = book.source_links.contains_key(&file);
            let mut counts = LineCounts { name: file.clone(), ..LineCounts::default() };
            lines
                .iter()
                .for_each(|(_, listings)| counts.count_line(listings.len(), in_source));
            if counts.missing > 0 {
                let message = format!(
                    "no page shows this file: write `{{{{#source {krate}}}}}` on one, as \
                     chapters/source/{krate}.md"
                );
                self.faults.push(CoverageFault {
                    file: file.clone(),
                    line: 1,
                    message,
                });
            }
            self.faults.extend(repeated_lines(&file, &lines));
            sum.add(&counts);
            self.files.push(counts);
        }
        self.crates.push(sum);
        Ok(())
    }

    /// Fails if some code of the crates is not shown or tested as the book requires.
    ///
    /// # Errors
    /// The number of faults.
    pub fn ensure_complete(&self) -> Result<()> {
        match self.faults.len() {
            0 => Ok(()),
            1 => bail!("the crates are not woven into the book: 1 place to mend"),
            n => bail!("the crates are not woven into the book: {n} places to mend"),
        }
    }

    /// The counts as a table for a terminal, and below it the faults.
    pub fn report(&self) -> String {
        let mut total = LineCounts { name: "all".to_owned(), ..LineCounts::default() };
        self.crates.iter().for_each(|counts| total.add(counts));
        let sums = || self.crates.iter().chain([&total]);
        let all_counts = self.files.iter().chain(sums());
        let wide = all_counts.map(|counts| counts.name.len()).max().unwrap_or(0);
        let line = |LineCounts { name, code, chapter, source, missing, twice }: &LineCounts| {
            format!(
                "{name:wide$}  {code:>5} {chapter:>7} {source:>6} {missing:>7} {twice:>5}"
            )
        };
        let mut out = format!(
            "{:wide$}  {:>5} {:>7} {:>6} {:>7} {:>5}\n",
            "", "code", "chapter", "source", "missing", "twice"
        );
        self.files.iter().for_each(|counts| out += &(line(counts) + "\n"));
        out.push('\n');
        for counts in sums() {
            let [chapter, shown] = [counts.chapter, counts.code - counts.missing]
                .map(|it| percent(it, counts.code));
            let _ =
                writeln!(out, "{}  {chapter} in chapters, {shown} shown", line(counts));
        }
        for CoverageFault { file, line, message } in &self.faults {
            let _ = write!(out, "\n{file}:{line}: {message}");
        }
        out
    }
}

impl LineCounts {
    /// Counts a line, given the number of listings that show it and whether the page of source
    /// does.
    fn count_line(&mut self, listings: usize, in_source: bool) {
        self.code += 1;
        self.chapter += usize::from(listings > 0);
        self.source += usize::from(listings == 0 && in_source);
        self.missing += usize::from(listings == 0 && !in_source);
        self.twice += usize::from(listings > 1);
    }

    fn add(&mut self, other: &LineCounts) {
        self.code += other.code;
        self.chapter += other.chapter;
        self.source += other.source;
        self.missing += other.missing;
        self.twice += other.twice;
    }
}

/// The faults of lines that more than one listing shows.
fn repeated_lines(file: &str, lines: &[(usize, Vec<&Listing>)]) -> Vec<CoverageFault> {
    let repeated = lines.iter().filter(|(_, listings)| listings.len() > 1);
    let fault = |(line, listings): &(usize, Vec<&Listing>)| {
        let places: Vec<_> = listings.iter().map(|it| it.location()).collect();
        let message = format!(
            "this line stands in more than one listing, at {}: let one be their home, and \
             mark the others as ```rust,listing,repeat",
            places.join(", ")
        );
        CoverageFault { file: file.to_owned(), line: *line, message }
    };
    repeated.map(fault).collect()
}

/// A percentage with one decimal place, rounded down, so that only all lines are 100.0 %.
fn percent(part: usize, all: usize) -> String {
    let tenths = (part * 1000).checked_div(all).unwrap_or(0);
    format!("{}.{} %", tenths / 10, tenths % 10)
}

/// The lines of code of a file that the book must show: all except tests.
fn code_lines(text: &str) -> impl Iterator<Item = usize> {
    let tests: Vec<_> = items(text).into_iter().filter(|item| item.is_test).collect();
    let code = (1..).zip(text.lines()).filter(|(_, line)| is_code(line));
    code.map(|(at, _)| at)
        .filter(move |at| !tests.iter().any(|item| item.lines.contains(at)))
}

/// The names of the chapter crates.
fn chapter_crates(root: &Path) -> Result<Vec<String>> {
    let folders = sorted_entries(&root.join("code"))?.into_iter();
    Ok(folders
        .filter(|entry| entry.path().join("src").is_dir())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| !UNSHOWN_CRATES.contains(&name.as_str()))
        .collect())
}
