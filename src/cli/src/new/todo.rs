//! What is still to be written.
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use base::out;

/// Where chapters, crates and puzzles are begun.
const PLACES: [&str; 4] = ["ARCHITECTURE.md", "chapters", "code", "src/lib.rs"];
/// How a place is marked.
const MARK: &str = "TODO: ";

/// Prints each place, as editors know places, and what is to be written there.
///
/// # Errors
/// If a file of the book cannot be read.
pub fn list(root: &Path) -> Result<()> {
    let mut found = Vec::new();
    for place in PLACES {
        walk(root, Path::new(place), &mut found)?;
    }
    if found.is_empty() {
        return Ok(out::line("nothing is marked: all is written")?);
    }
    Ok(out::line(found.join("\n"))?)
}

/// The marks of a file, or of all files in a folder, by their names.
fn walk(root: &Path, path: &Path, found: &mut Vec<String>) -> Result<()> {
    let here = root.join(path);
    let cannot = || format!("cannot read {}", path.display());
    if here.is_dir() {
        let entries = fs::read_dir(&here).with_context(cannot)?;
        let names = entries.map(|entry| Ok(path.join(entry?.file_name())));
        let mut names = names.collect::<Result<Vec<PathBuf>>>().with_context(cannot)?;
        names.sort();
        return names.iter().try_for_each(|name| walk(root, name, found));
    }
    // A student's file is made of the solution; what is no text has no marks.
    if path.ends_with("exercise.rs") {
        return Ok(());
    }
    let Ok(text) = fs::read_to_string(&here) else { return Ok(()) };
    for (n, line) in (1..).zip(text.lines()) {
        if let Some((_, what)) = line.split_once(MARK) {
            let what = what.trim_end_matches("-->").trim();
            found.push(format!("{}:{n}: {what}", path.display()));
        }
    }
    Ok(())
}
