//! `gods tables check`: whether saved tables are as they were saved, to the last byte.
use std::path::Path;

use anyhow::{Result, bail};
use saved::{Kind, Label, SavedTable};
use solve::{PuzzleTable, SolveError};
use table::FileError;

use crate::puzzles::{choose, count};
use base::out;

/// What `gods tables check` understands.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods tables check
  gods tables check 8-puzzle.gods

Each table is read to its end, and its checksum compared. A complete table of a puzzle of
the catalog has its layers counted again, and some of its distances compared with those of
their neighbors. If one is bad, the exit code is 1.")]
pub struct Args {
    /// The names of tables, as `gods tables` lists them; all of them, if none is given.
    #[arg(value_name = "NAME")]
    names: Vec<String>,
}

/// Checks them, and says of each how it is.
///
/// # Errors
/// If one is not as it should be.
pub fn run(args: &Args, folder: &Path) -> Result<()> {
    let mut tables = super::all(folder)?;
    if !args.names.is_empty() {
        tables = super::named(&tables, &args.names)?;
    }
    let mut bad = 0;
    for table in &tables {
        let said = match fault(&table.path) {
            None => format!("good  {}", table.name),
            Some(fault) => {
                bad += 1;
                format!("BAD   {}: {fault}", table.name)
            }
        };
        out::line(said)?;
    }
    match (tables.len(), bad) {
        (0, _) => Ok(out::line(format!("no saved tables in {}", folder.display()))?),
        (_, 0) => Ok(()),
        (all, bad) => bail!(
            "bad: {bad} of {}; gods tables remove NAME removes one, and it can be made again",
            count(all, "table")
        ),
    }
}

/// What is wrong with a file.
fn fault(path: &Path) -> Option<String> {
    let table = match SavedTable::open_any(path) {
        Err(error) => return Some(error.fault.to_string()),
        Ok(table) => table,
    };
    match table.label().kind() {
        Kind::CompleteTable => distances(path, table.label()).err(),
        _ => None,
    }
}

/// Whether a complete table is that of its puzzle, as far as the catalog has it.
fn distances(path: &Path, label: &Label) -> Result<(), String> {
    let metric = Some(label.description()).filter(|metric| !metric.is_empty());
    let Ok(instance) = choose::instance(label.puzzle(), metric) else { return Ok(()) };
    PuzzleTable::open(&instance, path).map(drop).map_err(|error| match error {
        SolveError::Open(FileError::Open(error)) => error.fault.to_string(),
        error => error.to_string(),
    })
}
