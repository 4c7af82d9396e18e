//! `gods new`: creates all files of a chapter, an exercise or a puzzle from templates. They
//! pass all checks; what the author must write is marked `TODO`.
use anyhow::Result;

use base::out;
use changes::FileChanges;

mod changes;
mod chapter;
mod exercise;
mod name;
mod puzzle;

/// The subcommands of `gods new`.
#[derive(clap::Subcommand)]
#[command(after_help = "\
Examples:
  gods new chapter lower-bounds              its page, its crate, and where both are listed
  gods new exercise orientation two-dials    a folder with all that the judge needs
  gods new puzzle gear-cube                  a family of the catalog, with its page

A name is in small letters, its words joined by hyphens. If one of
the files is there already, none is made.")]
pub enum NewCommand {
    /// Begin a chapter: its page and its crate.
    Chapter {
        /// What the crate and the page are called, as `lower-bounds`.
        name: String,
    },
    /// Begin an exercise of a chapter.
    Exercise {
        /// The chapter, as `orientation`.
        chapter: String,
        /// What its folder is called, as `two-dials`.
        name: String,
    },
    /// Begin a puzzle of the catalog: its module and its page.
    Puzzle {
        /// What commands call it, as `gear-cube`.
        name: String,
    },
}

/// Runs `gods new`.
///
/// # Errors
/// If the name is not valid or taken, and then nothing is changed; or if a file cannot be
/// written.
pub fn run(new: &NewCommand) -> Result<()> {
    let root = base::book_root()?;
    let mut changes = FileChanges::new(&root);
    let next = match new {
        NewCommand::Chapter { name } => chapter::begin(&mut changes, name)?,
        NewCommand::Exercise { chapter, name } => {
            exercise::begin(&mut changes, chapter, name)?
        }
        NewCommand::Puzzle { name } => puzzle::begin(&mut changes, name)?,
    };
    for line in changes.write()? {
        out::line(line)?;
    }
    Ok(out::line(format!("\nWrite what is marked TODO. {next}"))?)
}
