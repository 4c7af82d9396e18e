//! What is measured, and the files that results are written to.
use std::path::Path;

use anyhow::Result;

use super::results::Results;
use super::tasks::Tasks;
use super::{facts, pages, plots, puzzles, ranks, steps};
use crate::facts::words_of_chapters;

/// All that there is to measure.
pub fn all(long: bool) -> Result<Vec<Tasks<'static>>> {
    let mut all = vec![steps::layers()?, steps::tables()?];
    all.extend(ranks::all()?);
    all.extend(puzzles::all(long)?);
    Ok(all)
}

/// All files that results are written to. The facts are those that the book's chapters quote.
pub fn files(root: &Path, results: &Results) -> Result<Vec<(String, String)>> {
    let raw = serde_json::to_string_pretty(results)? + "\n";
    let mut facts = facts::facts(results);
    facts.retain(&words_of_chapters(root)?);
    let mut files = vec![("results.json".to_owned(), raw), facts.file()];
    files.extend(pages::tables(results));
    files.extend(plots::plots(results));
    Ok(files)
}
