//! `gods tables build`: the tables of the 15-puzzle, made before they are needed.
use std::cell::Cell;
use std::fs;
use std::path::Path;

use anyhow::Result;
use fifteen::{Partition, Tables, Work};
use saved::Fault;
use solve::{Event, Observer};

use crate::puzzles::choose;
use crate::puzzles::request::Request;
use crate::puzzles::watch::Watch;
use base::failure::Usage;
use base::{out, readable};

/// What `gods tables build` understands.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods tables build            6-6-3: 11.0 MiB, a second
  gods tables build 7-8        549.9 MiB, half a minute

What is there and as it was saved is left alone; what is damaged is built anew. Each file is
written whole or not at all.")]
pub struct Args {
    /// Which: 6-6-3 or 7-8.
    #[arg(value_name = "NAME", default_value = "6-6-3")]
    name: String,
}

/// Builds them, and says where they are.
///
/// # Errors
/// If there are none of this name, no memory for them, or no room.
pub fn run(args: &Args, folder: &Path) -> Result<()> {
    let names = Partition::ALL.map(Partition::name);
    let partition: Partition = args
        .name
        .parse()
        .map_err(|error| choose::unknown(&error, &args.name, names.into_iter()))?;
    fs::create_dir_all(folder)
        .map_err(|error| Usage(format!("{folder:?}: {error}")))?;
    let request = Request::without_options(choose::instance("15-puzzle", None)?);
    let (watch, anew) = (Watch::new(&request), Cell::new(false));
    watch.patterns(partition);
    Tables::open_or_build(partition, folder, |work| {
        anew.set(true);
        let _ = match work {
            Work::Table(_, why) if why.fault != Fault::Missing => {
                watch.event(Event::Rebuilds(why))
            }
            Work::Layer(layer) => watch.event(Event::PatternLayer(layer)),
            _ => return,
        };
    })?;
    drop(watch);
    let what = if anew.get() { "built" } else { "there already:" };
    let size = readable(partition.bytes());
    Ok(out::line(format!("{what} {partition}, {size}, in {}", folder.display()))?)
}
