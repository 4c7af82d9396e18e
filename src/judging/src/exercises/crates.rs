//! Which crates of the book an exercise takes: no others are compiled for it.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::exercise::Exercise;
use super::workshop::beside;
use base::libraries::Crates;

/// The crates that the student's file may use, those that the check names, or a file that
/// it includes, and `judge`.
///
/// # Errors
/// If a file that the check includes cannot be read.
pub fn of(exercise: &Exercise, crates: &Crates) -> Result<BTreeSet<String>> {
    let mut all = crates.named(&whole_check(exercise)?);
    all.insert("judge".to_owned());
    all.extend(exercise.about.uses.iter().map(|name| name.replace('-', "_")));
    Ok(all)
}

/// The text of a check and of the files that it names, and those name.
fn whole_check(exercise: &Exercise) -> Result<String> {
    let check = exercise.folder.join("check.rs");
    // One that is missing is told when it is needed.
    let mut text = fs::read_to_string(&check).unwrap_or_default();
    let mut left = beside(&check)?;
    left.retain(|file| *file != check);
    loop {
        let name =
            |file: &Path| file.file_name().map(|name| name.display().to_string());
        let named = |file: &Path| name(file).is_some_and(|name| text.contains(&name));
        let Some(at) = left.iter().position(|file| named(file)) else {
            return Ok(text);
        };
        let file = left.swap_remove(at);
        text += &fs::read_to_string(&file)
            .with_context(|| format!("cannot read {}", file.display()))?;
    }
}
