//! Saves complete tables in files, and opens them.
use std::fmt::Display;
use std::fs;
use std::path::Path;

use anyhow::Result;
use saved::Writer;
use solve::{Instance, PuzzleTable, SolveError};
use table::{FileError, file_label};

use base::failure::UsageError;
use base::overwrite::{FileKind, Output};
use base::{cache, readable_bytes, signals};

/// A saved table.
const TABLE: FileKind = FileKind { name: "a saved table", mark: &saved::MAGIC };

/// Checks that a table may and can be saved in a file, before it is computed.
///
/// # Errors
/// [`UsageError`] if the file must not or cannot be written.
pub fn check(instance: &Instance, file: &Path, force: bool) -> Result<()> {
    let refused = |error: &dyn Display| UsageError(format!("cannot --save {error}"));
    let positions = instance.puzzle().position_count() as usize;
    let label = file_label(instance.name(), instance.metric(), positions)
        .map_err(|error| refused(&error))?;
    // The cache folder is created when it is first needed.
    if let Ok(own) = cache::folder()
        && file.parent() == Some(&own)
    {
        fs::create_dir_all(&own)
            .map_err(|error| refused(&format!("in {own:?}: {error}")))?;
    }
    Output { option: "--save", path: file, kind: TABLE, force }.check_overwrite(&[])?;
    drop(Writer::create(file, &label).map_err(|error| refused(&error))?);
    Ok(())
}

/// Saves a table, and returns a phrase with its size and file.
///
/// # Errors
/// If the file cannot be written, or a signal was received.
pub fn save(instance: &Instance, table: &PuzzleTable, file: &Path) -> Result<String> {
    let _hold = signals::delay_exit();
    let saved = table.save(instance, file, &|| signals::check_interrupted().is_ok());
    signals::check_interrupted()?;
    saved?;
    Ok(format!("{} in {file:?}", readable_bytes(fs::metadata(file)?.len())))
}

/// Opens a saved table.
///
/// # Errors
/// [`UsageError`] if the file is damaged, or the table of another puzzle.
pub fn open(instance: &Instance, file: &Path) -> Result<PuzzleTable> {
    let name = instance.name();
    let metric = instance.metric().map(|metric| format!(" --metric {}", metric.name()));
    Ok(PuzzleTable::open(instance, file).map_err(|error| {
        let error = match error {
            SolveError::File(FileError::Open(error)) => error.to_string(),
            error => format!("{file:?}: {error}"),
        };
        let metric = metric.unwrap_or_default();
        UsageError(format!(
            "cannot use --table {error}; gods table {name}{metric} --save FILE makes one"
        ))
    })?)
}
