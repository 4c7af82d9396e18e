//! What is measured, and the files that results are written to.
use anyhow::Result;

use super::results::Results;
use super::tasks::Tasks;
use super::{facts, pages, plots, puzzles, ranks, steps};

/// All that there is to measure.
pub fn all(long: bool) -> Result<Vec<Tasks<'static>>> {
    let mut all = vec![steps::layers()?, steps::tables()?];
    all.extend(ranks::all()?);
    all.extend(puzzles::all(long)?);
    Ok(all)
}

/// All files that results are written to.
pub fn files(results: &Results) -> Result<Vec<(String, String)>> {
    let raw = serde_json::to_string_pretty(results)? + "\n";
    let mut files = vec![("results.json".to_owned(), raw), facts::facts(results)];
    files.extend(pages::tables(results));
    files.extend(plots::plots(results));
    Ok(files)
}
