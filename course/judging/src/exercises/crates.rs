//! Finds the crates of the book that an exercise needs; only these are compiled for it.
use std::collections::BTreeSet;
use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::exercise::Exercise;
use base::folder::sorted_entries;
use base::libraries::Crates;

/// Files of an exercise's folder that no program may read.
const HIDDEN_FILES: [&str; 2] = ["solution.rs", "exercise.rs"];

/// Returns the crates that the student's file may use, the crates named in the check or
/// in a file that the check includes, and `judge`.
///
/// # Errors
/// If a file that the check includes cannot be read.
pub fn needed_by(exercise: &Exercise, crates: &Crates) -> Result<BTreeSet<String>> {
    let mut all = crates.named_in(&check_text(exercise)?);
    all.insert("judge".to_owned());
    all.extend(exercise.metadata.uses.iter().map(|name| name.replace('-', "_")));
    Ok(all)
}

/// Returns the text of a check, of the files that it names, and of the files that those
/// name.
fn check_text(exercise: &Exercise) -> Result<String> {
    let check = exercise.folder.join("check.rs");
    // A missing check is reported when it is compiled.
    let mut text = fs::read_to_string(&check).unwrap_or_default();
    let mut left = check_files(&check)?;
    left.retain(|file| *file != check);
    let named = |text: &str, file: &Path| {
        file.file_name().is_some_and(|name| text.contains(&*name.to_string_lossy()))
    };
    while let Some(at) = left.iter().position(|file| named(&text, file)) {
        let file = left.swap_remove(at);
        text += &fs::read_to_string(&file)
            .with_context(|| format!("cannot read {}", file.display()))?;
    }
    Ok(text)
}

/// Returns the check and the files that it may include: the files of its folder, and
/// files in a chapter's folder that several exercises share.
pub fn check_files(check: &Path) -> Result<Vec<PathBuf>> {
    let mut folders = vec![check.ancestors().nth(1).unwrap_or(check).to_owned()];
    if let Some(chapters) = check.ancestors().nth(3) {
        folders.extend(sorted_entries(chapters)?.iter().map(DirEntry::path));
    }
    let mut files = Vec::new();
    for folder in folders.into_iter().filter(|folder| folder.is_dir()) {
        files.extend(sorted_entries(&folder)?.iter().map(DirEntry::path));
    }
    let is_secret =
        |path: &Path| HIDDEN_FILES.iter().any(|secret| path.ends_with(secret));
    files.retain(|path| {
        path.extension() == Some("rs".as_ref()) && path.is_file() && !is_secret(path)
    });
    Ok(files)
}
