//! How much of the chapter crates the book shows: all of it, each line once.
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::Serialize;

use base::failure::Usage;

use crate::model::items::items;
use crate::model::source;
use crate::model::text::slashes;
use crate::model::weave::{Listing, MOST_LINES, Weave, is_code};

/// Of a crate, at most this share may stand folded, in percent.
const FOLDED: usize = 15;

/// What need not be shown: the crate that is compiled for the page, and files that a
/// program wrote. What stands behind `#[cfg(test)]` needs not either.
const EXEMPT: &str = "widgets";
const GENERATED: &str = "// @generated";

/// A file, and how many of its code lines are shown.
#[derive(Debug, Default, Serialize)]
pub struct Row {
    /// `code/orientation/src/lib.rs`; for the sum of a crate, its name.
    pub name: String,
    /// Lines that are neither blank nor comments.
    pub code: usize,
    /// Those with a home.
    pub woven: usize,
    /// Those without one.
    pub missing: usize,
    /// Those with more than one.
    pub twice: usize,
    /// Those whose home is folded.
    pub folded: usize,
}

/// Something to mend.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// Its line, counted from 1.
    pub line: usize,
    /// What was found and what would be right.
    pub message: String,
}

/// The whole count.
#[derive(Debug, Default, Serialize)]
pub struct Coverage {
    /// A row for each file.
    pub files: Vec<Row>,
    /// A row for each crate.
    pub crates: Vec<Row>,
    /// What is not as it must be.
    pub faults: Vec<Fault>,
}

impl Coverage {
    /// Counts the lines of all chapter crates, or of one.
    pub fn count(root: &Path, weave: &Weave, only: Option<&str>) -> Result<Self> {
        let names = crates(root)?;
        if let Some(name) = only.filter(|name| !names.iter().any(|n| n == name)) {
            let known = names.join(", ");
            bail!(Usage(format!("there is no crate `{name}`: the book has {known}")));
        }
        let chosen = names.iter().filter(|name| only.is_none_or(|only| only == *name));
        let mut coverage = Coverage::default();
        for name in chosen {
            coverage.add(root, weave, name)?;
        }
        Ok(coverage)
    }

    fn add(&mut self, root: &Path, weave: &Weave, krate: &str) -> Result<()> {
        let mut sum = Row { name: krate.to_owned(), ..Row::default() };
        for file in source::files(root, krate, "src")? {
            let text =
                fs::read_to_string(root.join(&file)).with_context(|| file.clone())?;
            if text.starts_with(GENERATED) {
                continue;
            }
            let mut row = Row { name: file.clone(), ..Row::default() };
            let lines = code_lines(&text);
            let homes = lines.map(|line| (line, weave.homes(&file, line).collect()));
            let homes: Vec<(usize, Vec<&Listing>)> = homes.collect();
            homes.iter().for_each(|(_, homes)| row.count(homes));
            self.faults.extend(misplaced(weave, &file, &homes));
            sum.add(&row);
            self.files.push(row);
        }
        let start = format!("code/{krate}/");
        let listings = within(weave, &start);
        for listing in listings.clone().filter(|it| it.length() > MOST_LINES) {
            let message = format!(
                "{} shows {} lines in one listing, and {MOST_LINES} are the most: split its \
                 anchor",
                listing.place(),
                listing.length()
            );
            let (file, line) = (listing.include.name(), listing.lines.start);
            self.faults.push(Fault { file, line, message });
        }
        let Row { code, folded, .. } = sum;
        if folded * 100 > code * FOLDED {
            let message = format!(
                "{folded} of the crate's {code} lines stand folded, which is {}, and {FOLDED} % \
                 are the most: take a listing out of its <details> in {}",
                percent(folded, code),
                places(listings.filter(|listing| listing.folded))
            );
            let file = format!("code/{krate}/src/lib.rs");
            self.faults.push(Fault { file, line: 1, message });
        }
        self.crates.push(sum);
        Ok(())
    }

    /// Fails if anything is to be mended.
    pub fn judge(&self) -> Result<()> {
        match self.faults.len() {
            0 => Ok(()),
            1 => bail!("the crates are not woven into the book: 1 place to mend"),
            n => bail!("the crates are not woven into the book: {n} places to mend"),
        }
    }

    /// The table that a terminal shows, and under it what is to be mended.
    pub fn report(&self) -> String {
        let mut total = Row { name: "all".to_owned(), ..Row::default() };
        self.crates.iter().for_each(|row| total.add(row));
        let sums = || self.crates.iter().chain([&total]);
        let rows = self.files.iter().chain(sums());
        let wide = rows.map(|row| row.name.len()).max().unwrap_or(0);
        let line = |Row { name, code, woven, missing, twice, folded }: &Row| {
            format!(
                "{name:wide$}  {code:>5} {woven:>6} {missing:>7} {twice:>6} {folded:>7}"
            )
        };
        let mut out = format!(
            "{:wide$}  {:>5} {:>6} {:>7} {:>6} {:>7}\n",
            "", "code", "woven", "missing", "twice", "folded"
        );
        self.files.iter().for_each(|row| out += &(line(row) + "\n"));
        out.push('\n');
        for row in sums() {
            let [woven, folded] =
                [row.woven, row.folded].map(|it| percent(it, row.code));
            let _ = writeln!(out, "{}  {woven} woven, {folded} folded", line(row));
        }
        for Fault { file, line, message } in &self.faults {
            let _ = write!(out, "\n{file}:{line}: {message}");
        }
        out
    }
}

impl Row {
    fn count(&mut self, homes: &[&Listing]) {
        let shown = !homes.is_empty();
        self.code += 1;
        self.missing += usize::from(!shown);
        self.woven += usize::from(shown);
        self.twice += usize::from(homes.len() > 1);
        self.folded += usize::from(shown && homes.iter().all(|home| home.folded));
    }

    fn add(&mut self, other: &Row) {
        self.code += other.code;
        self.woven += other.woven;
        self.missing += other.missing;
        self.twice += other.twice;
        self.folded += other.folded;
    }
}

/// The lines of a file that stand nowhere, or more than once. Those that follow each other,
/// with nothing good between, are one fault.
fn misplaced(
    weave: &Weave,
    file: &str,
    lines: &[(usize, Vec<&Listing>)],
) -> Vec<Fault> {
    let at = |homes: &[&Listing]| places(homes.iter().copied());
    let runs = lines.chunk_by(|(_, a), (_, b)| at(a) == at(b));
    let fault = |run: &[(usize, Vec<&Listing>)]| {
        let ((line, homes), (last, _)) = (run.first()?, run.last()?);
        let lines = match line == last {
            true => "this line stands".to_owned(),
            false => format!("the lines to {last} stand"),
        };
        let message = match homes.len() {
            0 => format!("{lines} in no listing: {}", advice(weave, file)),
            1 => return None,
            _ => format!(
                "{lines} in more than one listing, at {}: let one be their home, and mark \
                 the others as ```rust,listing,repeat",
                at(homes)
            ),
        };
        Some(Fault { file: file.to_owned(), line: *line, message })
    };
    runs.filter_map(fault).collect()
}

/// Where a line that stands nowhere could go.
fn advice(weave: &Weave, file: &str) -> String {
    let chapters = |start: &str| -> String {
        let shows = within(weave, start).filter(|listing| !listing.repeat);
        let chapters: BTreeSet<_> =
            shows.map(|l| format!("chapters/{}", slashes(&l.chapter))).collect();
        chapters.into_iter().collect::<Vec<_>>().join(", ")
    };
    let krate: String = file.split_inclusive('/').take(2).collect();
    match (chapters(file), chapters(&krate)) {
        (chapters, _) if !chapters.is_empty() => {
            format!("{chapters} shows the rest of the file")
        }
        (_, chapters) if !chapters.is_empty() => {
            format!("{chapters} shows the rest of the crate")
        }
        _ => "no chapter shows this crate".to_owned(),
    }
}

/// The listings of files whose names begin so.
fn within<'a>(
    weave: &'a Weave,
    start: &'a str,
) -> impl Iterator<Item = &'a Listing> + Clone {
    weave.listings.iter().filter(move |it| it.include.name().starts_with(start))
}

fn places<'a>(listings: impl Iterator<Item = &'a Listing>) -> String {
    let places: Vec<_> = listings.map(Listing::place).collect();
    places.join(", ")
}

/// One digit after the point, rounded down: only all is 100.0 %.
fn percent(part: usize, all: usize) -> String {
    let tenths = (part * 1000).checked_div(all).unwrap_or(0);
    format!("{}.{} %", tenths / 10, tenths % 10)
}

/// The lines of a file that the book must show.
fn code_lines(text: &str) -> impl Iterator<Item = usize> {
    let tests: Vec<_> =
        items(text).into_iter().filter(|item| item.is("cfg(test)")).collect();
    let code = (1..).zip(text.lines()).filter(|(_, line)| is_code(line));
    code.map(|(at, _)| at)
        .filter(move |at| !tests.iter().any(|item| item.lines.contains(at)))
}

/// The names of the chapter crates.
fn crates(root: &Path) -> Result<Vec<String>> {
    let folders = fs::read_dir(root.join("code")).context("cannot read code/")?;
    let mut names: Vec<_> = folders
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| root.join("code").join(name).join("src").is_dir())
        .filter(|name| name != EXEMPT)
        .collect();
    names.sort();
    Ok(names)
}
