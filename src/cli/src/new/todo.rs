//! What is still to be written.
use std::fs;
use std::path::Path;

use anyhow::Result;

use base::folder::walk;
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
        let (folder, place) = (root.join(place), Path::new(place));
        if !folder.is_dir() {
            marks(root, place, &mut found);
            continue;
        }
        // rustdoc shows every comment of the crates again.
        for file in walk(&folder, &|path| path != root.join("chapters/api"))? {
            marks(root, &place.join(file), &mut found);
        }
    }
    if found.is_empty() {
        return Ok(out::line("nothing is marked: all is written")?);
    }
    Ok(out::line(found.join("\n"))?)
}

/// The marks of a file. A student's file is made of the solution; what is no text has none.
fn marks(root: &Path, path: &Path, found: &mut Vec<String>) {
    if path.ends_with("exercise.rs") {
        return;
    }
    let text = fs::read_to_string(root.join(path)).unwrap_or_default();
    for (n, line) in (1..).zip(text.lines()) {
        if let Some((_, what)) = line.split_once(MARK) {
            let what = what.trim_end_matches("-->").trim();
            found.push(format!("{}:{n}: {what}", path.display()));
        }
    }
}
