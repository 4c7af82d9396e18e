//! Every file of what was measured says what `results.json` says.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::results::Results;
use base::generated::MEASURED;

use super::contents::files;
use crate::folder::first_difference;

/// The file that all others are made of.
pub const RESULTS: &str = "results.json";

/// Fails with every measured file of a book that is not what `results.json` makes, a line
/// each. A book in which nothing was measured has none.
///
/// # Errors
/// If a file is another, missing, or made by nothing, or the results cannot be read.
pub fn check(root: &Path) -> Result<()> {
    if is_missing(root) {
        return Ok(());
    }
    let (results, raw) = read(root)?;
    let found = stale(root, &results, &raw)?;
    if found.is_empty() { Ok(()) } else { bail!(found.join("\n")) }
}

/// Whether nothing was measured yet.
pub fn is_missing(root: &Path) -> bool {
    !root.join(MEASURED).join(RESULTS).exists()
}

/// What was measured, and its text.
pub fn read(root: &Path) -> Result<(Results, String)> {
    let place = format!("{MEASURED}/{RESULTS}");
    let raw = fs::read_to_string(root.join(&place)).with_context(|| place.clone())?;
    let results = serde_json::from_str(&raw).with_context(|| format!("{place}:1"))?;
    Ok((results, raw))
}

/// The files that are not what the results make, those that are missing, and those that
/// nothing makes.
fn stale(root: &Path, results: &Results, raw: &str) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let mut made = BTreeSet::new();
    for (name, right) in files(root, results)? {
        let place = format!("{MEASURED}/{name}");
        made.insert(name.clone());
        if name == RESULTS {
            // The last digit of a number of seconds may be another once it was read.
            let [right, there]: [serde_json::Value; 2] =
                [serde_json::from_str(&right)?, serde_json::from_str(raw)?];
            if right != there {
                found.push(format!("{place}:1: not as `gods measure` writes it"));
            }
            continue;
        }
        let there = fs::read_to_string(root.join(&place)).unwrap_or_default();
        if there != right {
            let (line, lines) = first_difference(&there, &right);
            let [there, right] = lines.map(|line| line.unwrap_or("nothing"));
            found.push(format!(
                "{place}:{line}: found `{there}`; {RESULTS} makes it `{right}`: `gods figures` \
                 writes it again"
            ));
        }
    }
    for entry in fs::read_dir(root.join(MEASURED)).context(MEASURED)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !made.contains(&name) {
            found.push(format!(
                "{MEASURED}/{name}:1: `gods measure` writes no such file"
            ));
        }
    }
    Ok(found)
}
