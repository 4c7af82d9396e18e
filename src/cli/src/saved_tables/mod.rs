//! `gods tables`: the tables that were saved in the user's folder.
mod build;
mod check;
mod folder;
mod list;
mod remove;

use anyhow::Result;
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
