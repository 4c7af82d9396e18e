//! The files of the folder of saved tables.
use std::ffi::OsStr;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use saved::EXTENSION;

use crate::puzzles::choose;
use base::failure::Usage;

/// A file that should be a saved table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Saved {
    /// Its name, with all that a line cannot show replaced.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
    /// How many bytes it has.
    pub bytes: u64,
}

/// All of them, by name. Where there is no folder there are none.
///
/// # Errors
/// If the folder cannot be read.
pub fn all(folder: &Path) -> Result<Vec<Saved>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries,
    };
    let unreadable = || format!("cannot read the folder {folder:?}");
    let mut found = Vec::new();
    for entry in entries.with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        if path.extension() == Some(OsStr::new(EXTENSION)) && !path.is_dir() {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = name.replace(char::is_control, "\u{fffd}");
            let bytes = fs::metadata(&path).map_or(0, |metadata| metadata.len());
            found.push(Saved { name, path, bytes });
        }
    }
    found.sort();
    Ok(found)
}

/// Those with these names, each of which may leave out its ending; and each once.
///
/// # Errors
/// [`Usage`] if there is none of a name.
pub fn named(all: &[Saved], names: &[String]) -> Result<Vec<Saved>> {
    let mut found = Vec::new();
    for name in names {
        let ends = format!("{name}.{EXTENSION}");
        let is = |saved: &&Saved| saved.name == *name || saved.name == ends;
        let saved = all.iter().find(is).ok_or_else(|| unknown(all, name))?;
        if !found.contains(saved) {
            found.push(saved.clone());
        }
    }
    Ok(found)
}

/// There is no table of this name: which there are.
fn unknown(all: &[Saved], name: &str) -> anyhow::Error {
    let names = all.iter().map(|saved| &saved.name[..]);
    let there = match all {
        [] => "none is saved".to_owned(),
        _ => {
            format!("there are {}", choose::listed(&names.clone().collect::<Vec<_>>()))
        }
    };
    let error = Usage(format!("no saved table has the name {name:?}; {there}"));
    choose::unknown(&error, name, names)
}
