//! Complete tables in files: what is checked before one is computed, saving it, opening it.
use std::fmt::Display;
use std::fs;
use std::path::Path;

use anyhow::Result;
use rows::Distances;
use saved::Writer;
use solve::{Instance, PuzzleTable, SMALL, SolveError};
use table::{file_label, save_distances};

use super::thousands;
use crate::bar::Bar;
use base::failure::Usage;
use base::{cache, ending, parallel, readable};

/// Refuses a file in which a table cannot be saved: a long computation must not end with it.
///
/// # Errors
/// [`Usage`] if it cannot be written.
pub fn check(instance: &Instance, file: &Path) -> Result<()> {
    let positions = positions(instance)?;
    let refused = |error: &dyn Display| Usage(format!("cannot --save {error}"));
    let label = file_label(instance.name(), instance.metric(), positions)
        .map_err(|error| refused(&error))?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // The tool's own folder is made when something is to be put there.
    if cache::folder().is_ok_and(|own| own == folder) {
        fs::create_dir_all(folder)
            .map_err(|error| refused(&format!("in {folder:?}: {error}")))?;
    }
    drop(Writer::create(file, &label).map_err(|error| refused(&error))?);
    Ok(())
}

/// Saves a table, and says so in a phrase.
///
/// # Errors
/// If it cannot be written.
pub fn save(instance: &Instance, table: &PuzzleTable, file: &Path) -> Result<String> {
    let none = || Usage("no table was kept".into());
    let distances = table.distances.as_ref().ok_or_else(none)?;
    let positions = positions(instance)?;
    let cores = if positions as u64 > SMALL { parallel::cores() } else { 1 };
    let distances = in_order(&**distances, positions, cores);
    let _hold = ending::hold();
    let (name, metric) = (instance.name(), instance.metric());
    let saved = save_distances(file, name, metric, &table.layers, distances);
    ending::asked()?;
    saved?;
    Ok(format!("{} in {file:?}", readable(fs::metadata(file)?.len())))
}

/// So many distances are looked up by one core in one go.
const BLOCK: usize = 1 << 16;

/// The distances of all positions, in order, looked up on so many cores: some blocks at
/// once. If this tool is asked to end, one follows that no file takes, so that what was
/// written is removed.
fn in_order(
    table: &dyn Distances,
    positions: usize,
    cores: usize,
) -> impl ExactSizeIterator<Item = Option<usize>> {
    let bar = Bar::new(positions as u64);
    let (mut blocks, mut stops) = (Vec::new(), false);
    let all = 4 * cores * BLOCK;
    let block = move |start: &usize| -> Vec<Option<usize>> {
        let ranks = *start..positions.min(start + BLOCK);
        ranks.map(|rank| table.distance(rank as u64)).collect()
    };
    (0..positions).map(move |rank| {
        let inside = rank % all;
        if inside == 0 {
            stops = ending::asked().is_err();
            bar.show(|shown| {
                shown.before = "saving ".to_owned();
                shown.done = rank as u64;
            });
            let starts = (rank..positions.min(rank + all)).step_by(BLOCK);
            blocks = parallel::map_on(cores, &starts.collect::<Vec<_>>(), block);
        }
        if stops { Some(usize::MAX) } else { blocks[inside / BLOCK][inside % BLOCK] }
    })
}

/// Opens a table that was saved.
///
/// # Errors
/// [`Usage`] if the file is not as it was saved, or another puzzle's.
pub fn open(instance: &Instance, file: &Path) -> Result<PuzzleTable> {
    let (name, metrics) = (instance.name(), instance.choice().family.metrics);
    let metric = instance.metric().filter(|metric| metrics.first() != Some(metric));
    let metric = metric.map_or(String::new(), |m| format!(" --metric {}", m.name()));
    Ok(PuzzleTable::open(instance, file).map_err(|error| {
        let error = match error {
            SolveError::Open(error) => error.to_string(),
            error => format!("{file:?}: {error}"),
        };
        Usage(format!(
            "cannot use --table {error}; gods table {name}{metric} --save FILE makes one"
        ))
    })?)
}

/// How many positions there are, as this machine counts bytes.
fn positions(instance: &Instance) -> Result<usize, Usage> {
    let (name, positions) = (instance.name(), instance.puzzle().positions());
    usize::try_from(positions).map_err(|_| {
        let positions = thousands(positions);
        Usage(format!(
            "{name}: {positions} positions are more than a file can have here"
        ))
    })
}
