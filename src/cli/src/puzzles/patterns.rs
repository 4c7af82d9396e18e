//! The tables of the 15-puzzle: those that are kept in the user's folder, or built.
use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use fifteen::{FifteenError, Partition, Tables, Work};
use saved::Fault;

use crate::bar::Bar;
use base::{cache, out, readable};

/// What is built takes about so many seconds.
fn seconds(partition: Partition) -> &'static str {
    match partition {
        Partition::SixSixThree => "a second",
        _ => "half a minute",
    }
}

/// The folder of the tables, if they can be kept in one.
fn folder() -> Option<PathBuf> {
    cache::folder().ok()
}

/// The tables that a user has asked for, or else the largest that are there, or the smallest.
pub fn chosen(asked: Option<Partition>) -> Partition {
    let there = |partition: &Partition| is_there(*partition);
    asked
        .or_else(|| Partition::ALL.into_iter().rev().find(there))
        .unwrap_or(Partition::ALL[0])
}

/// Whether the tables are in the user's folder already.
fn is_there(partition: Partition) -> bool {
    folder().is_some_and(|folder| partition.is_saved(&folder))
}

/// The most memory that they take: all of them, and what the largest needs while it is built.
pub fn bytes(partition: Partition) -> u64 {
    match is_there(partition) {
        true => partition.bytes(),
        false => partition.bytes() + partition.bytes() / 2,
    }
}

/// What will be done, in words.
pub fn plan(partition: Partition) -> String {
    let size = readable(partition.bytes());
    let time = seconds(partition);
    match (is_there(partition), folder()) {
        (true, _) => format!("the tables {partition}, {size} that are saved"),
        (false, Some(folder)) => format!(
            "the tables {partition}, {size} that are built in about {time} and kept in \
             {folder:?}"
        ),
        (false, None) => {
            format!("the tables {partition}, {size} that are built in about {time}")
        }
    }
}

/// Opens the tables, or builds them: in the user's folder, or, where nothing can be kept, in
/// memory.
///
/// # Errors
/// If there is no memory for them.
pub fn tables(partition: Partition) -> Result<Tables> {
    let building = Building::new(partition);
    let kept: Result<(), String> = match folder() {
        None => Err("there is no folder for them".to_owned()),
        Some(folder) => match fs::create_dir_all(&folder) {
            Err(error) => Err(format!("{folder:?}: {error}")),
            Ok(()) => match Tables::open_or_build(partition, &folder, |work| {
                building.tell(&work);
            }) {
                Err(FifteenError::Save(error)) => Err(error.to_string()),
                other => return Ok(other?),
            },
        },
    };
    if let Err(error) = kept {
        out::note(format!("note: the tables {partition} cannot be kept: {error}"));
    }
    building.begin();
    Ok(Tables::build(partition, |layer| building.tell(&Work::Layer(layer)))?)
}

/// Builds those that are not in the folder, and says which are.
///
/// # Errors
/// If they cannot be kept there.
pub fn build(partition: Partition, folder: &Path) -> Result<bool> {
    fs::create_dir_all(folder)
        .map_err(|error| base::failure::Usage(format!("{folder:?}: {error}")))?;
    let (building, anew) = (Building::new(partition), Cell::new(false));
    Tables::open_or_build(partition, folder, |work| {
        anew.set(true);
        building.tell(&work);
    })?;
    Ok(anew.get())
}

/// A bar while tables are built.
struct Building {
    bar: Bar,
    done: Cell<u64>,
}

impl Building {
    /// A bar for all parts of the tables: about a third more than they have entries.
    fn new(partition: Partition) -> Self {
        let all = partition.bytes() + partition.bytes() / 3;
        Building { bar: Bar::new(all), done: Cell::new(0) }
    }

    /// From the beginning.
    fn begin(&self) {
        self.done.set(0);
    }

    /// Shows what is done, and says why a file that is there is built anew.
    fn tell(&self, work: &Work) {
        match work {
            Work::Table(_, why) if why.fault == Fault::Missing => {}
            Work::Table(_, why) => out::note(format!("note: {why}; it is built anew")),
            Work::Layer(layer) => {
                self.done.set(self.done.get() + layer.parts);
                self.bar.show(|shown| {
                    shown.before = format!("depth {:>2} ", layer.depth);
                    shown.done = self.done.get().min(shown.all);
                });
            }
            _ => {}
        }
    }
}
