//! `gods tables remove`: room for others.
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::puzzles::count;
use base::{out, readable};

/// What `gods tables remove` understands.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods tables remove 8-puzzle.gods
  gods tables remove --all

It does not ask. A program that uses a table goes on to use it, where the system allows
that; on Windows it is not removed. With --all, what killed programs have left is removed
as well.")]
pub struct Args {
    /// The names of tables, as `gods tables` lists them.
    #[arg(
        value_name = "NAME",
        required_unless_present = "all",
        conflicts_with = "all"
    )]
    names: Vec<String>,
    /// All of them.
    #[arg(long)]
    all: bool,
}

/// Removes them, and says of each how many bytes it had.
///
/// # Errors
/// If one cannot be removed, or there is none of a name: then none is.
pub fn run(args: &Args, folder: &Path) -> Result<()> {
    let all = super::all(folder)?;
    let tables = match args.all {
        true => all,
        false => super::named(&all, &args.names)?,
    };
    for table in &tables {
        let name = &table.name;
        fs::remove_file(&table.path)
            .with_context(|| format!("cannot remove {name:?}"))?;
        out::line(format!("removed {name}: {}", readable(table.bytes)))?;
    }
    let left = match args.all {
        // Where there is no folder, nothing was left in it.
        true => saved::clean(folder).unwrap_or(0),
        false => 0,
    };
    if left > 0 {
        out::line(format!(
            "removed what was begun and not finished: {}",
            readable(left)
        ))?;
    }
    let bytes = readable(tables.iter().map(|table| table.bytes).sum::<u64>() + left);
    Ok(out::line(format!("removed {}, {bytes}", count(tables.len(), "table")))?)
}
