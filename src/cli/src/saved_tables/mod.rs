//! `gods tables`: the tables that were saved in the user's folder.
mod build;
mod check;
mod list;
mod remove;

use std::ffi::OsStr;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use saved::EXTENSION;

use crate::puzzles::choose;
use base::failure::Usage;
use base::{cache, out};

/// What `gods tables` understands.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  gods tables                  those that there are
  gods tables --json
  gods tables check            read each of them, to the last byte
  gods tables remove 8-puzzle.gods
  gods tables build 7-8        those of the 15-puzzle, for gods solve
  gods table 8-puzzle --save \"$(gods tables path)/8-puzzle.gods\"

They are in the folder that GODS_CACHE names; if it names none, in gods-algorithm below
$XDG_CACHE_HOME or ~/.cache, on macOS below ~/Library/Caches, on Windows below
%LOCALAPPDATA%. Each is a file whose name ends in .gods; other files are left alone. What is
there can be made again: it may be removed at any time."
)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Tables>,
    #[command(flatten)]
    list: list::Args,
}

/// What can be done with them.
#[derive(clap::Subcommand)]
enum Tables {
    /// List them: of which puzzle each is, how large, and whether its header is good.
    List(list::Args),
    /// Build the tables with which IDA* solves the 15-puzzle, unless they are there.
    Build(build::Args),
    /// Read them, to the last byte, and say which are as they were saved.
    Check(check::Args),
    /// Remove some of them, or all.
    Remove(remove::Args),
    /// Print their folder.
    Path,
}

/// Does what is asked for.
///
/// # Errors
/// What the command says.
pub fn run(args: &Args) -> Result<()> {
    let folder = cache::folder()?;
    match &args.command {
        None => list::run(&args.list, &folder),
        Some(Tables::List(args)) => list::run(args, &folder),
        Some(Tables::Build(args)) => build::run(args, &folder),
        Some(Tables::Check(args)) => check::run(args, &folder),
        Some(Tables::Remove(args)) => remove::run(args, &folder),
        Some(Tables::Path) => Ok(out::line(folder.display())?),
    }
}

/// A file that should be a saved table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Saved {
    /// Its name, with all that a line cannot show replaced.
    name: String,
    path: PathBuf,
    /// How many bytes it has.
    bytes: u64,
}

/// All of them, by name. Where there is no folder there are none.
///
/// # Errors
/// If the folder cannot be read.
fn all(folder: &Path) -> Result<Vec<Saved>> {
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
fn named(all: &[Saved], names: &[String]) -> Result<Vec<Saved>> {
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
    let names: Vec<_> = all.iter().map(|saved| &saved.name[..]).collect();
    let there = match all {
        [] => "none is saved".to_owned(),
        _ => format!("there are {}", choose::listed(&names)),
    };
    let error = Usage(format!("no saved table has the name {name:?}; {there}"));
    choose::unknown(&error, name, names.into_iter())
}
