//! What a folder holds.
use std::fs::{self, DirEntry};
use std::io;
use std::path::Path;

use anyhow::{Context, Result};

/// What a folder holds, by name.
///
/// # Errors
/// If it cannot be read.
pub fn entries(folder: &Path) -> Result<Vec<DirEntry>> {
    let cannot = || format!("cannot read {}", folder.display());
    let entries = fs::read_dir(folder).with_context(cannot)?;
    let mut entries = entries.collect::<io::Result<Vec<_>>>().with_context(cannot)?;
    entries.sort_by_key(DirEntry::file_name);
    Ok(entries)
}
