//! Lists folders.
use std::fs::{self, DirEntry};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::fingerprint::is_hidden;

/// The entries of a folder, sorted by name.
///
/// # Errors
/// If the folder cannot be read.
pub fn sorted_entries(folder: &Path) -> Result<Vec<DirEntry>> {
    let cannot = || format!("cannot read {}", folder.display());
    let entries = fs::read_dir(folder).with_context(cannot)?;
    let mut entries = entries.collect::<io::Result<Vec<_>>>().with_context(cannot)?;
    entries.sort_by_key(DirEntry::file_name);
    Ok(entries)
}

/// All files in a folder and its subfolders, relative to it and sorted. Hidden or unwanted
/// files and folders are left out, and so are links to folders, which may form a cycle.
///
/// # Errors
/// If a folder cannot be read.
pub fn walk(folder: &Path, wanted: &dyn Fn(&Path) -> bool) -> io::Result<Vec<PathBuf>> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(inner)? {
            let entry = entry?;
            let path = entry.path();
            if is_hidden(&entry.file_name().to_string_lossy()) || !wanted(&path) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else if !path.is_dir() {
                files.extend(path.strip_prefix(folder).map(Path::to_owned));
            }
        }
    }
    files.sort();
    Ok(files)
}
