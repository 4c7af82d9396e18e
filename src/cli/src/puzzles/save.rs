//! Complete tables in files: what is looked at before one is made, saving it, opening it.
use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use puzzle::{Indexed, spread};
use rows::{Distances, Keep};
use saved::Writer;
use table::{CompleteTable, check_distances, file_label, save_distances};

use super::choose::Instance;
use super::cost;
use super::engine::{Computation, MANY};
use super::tables::{Purpose, ScanTable, Search};
use super::thousands;
use crate::bar::Bar;
use base::failure::Usage;
use base::{cache, ending, out, parallel, readable};

/// What [`Computation`] calls a table that was not computed.
const SAVED: &str = "saved";
/// At so many positions a saved table is compared with the puzzle.
const LOOKS: u64 = 500;

/// What is to be kept of a table that is to be saved, if a file can be written there: a
/// long computation must not end with a file that cannot.
///
/// # Errors
/// [`Usage`] if it cannot, or the disk has less room than is known to be needed.
pub fn purpose(instance: &Instance, file: &Path) -> Result<Purpose> {
    let positions = positions(instance)?;
    let refused =
        |error: &dyn std::fmt::Display| Usage(format!("cannot --save {error}"));
    let metric = instance.metric;
    let label = file_label(&instance.choice.name, metric, positions)
        .map_err(|error| refused(&error))?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // The tool's own folder is made when something is to be put there.
    if cache::folder().is_ok_and(|own| own == folder) {
        fs::create_dir_all(folder)
            .map_err(|error| refused(&format!("in {folder:?}: {error}")))?;
    }
    drop(Writer::create(file, &label).map_err(|error| refused(&error))?);
    let free = free(folder).unwrap_or(u64::MAX);
    if positions as u64 > free {
        let [needs, free] = [positions as u64, free].map(readable);
        let said = format!("{file:?}: it needs {needs}, and the disk has {free} left");
        return Err(refused(&said).into());
    }
    Ok(Purpose::Record(Some(Keep::Byte)))
}

/// How much room the disk of a folder has for this user.
#[cfg(unix)]
fn free(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

/// Nothing is known of it.
#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}

/// Saves a table, and says so in a phrase.
///
/// # Errors
/// If it cannot be written.
pub fn save(instance: &Instance, made: &Search, file: &Path) -> Result<String> {
    let table = made.table.as_ref().ok_or_else(|| Usage("no table was kept".into()))?;
    let (name, positions) = (&instance.choice.name, positions(instance)?);
    if positions as u64 > MANY {
        let seconds = cost::looking_up(&**table, positions as u64);
        let (bytes, lasts) = (thousands(positions as u64), cost::lasting(seconds));
        let said = format!("{name}: saving {bytes} distances takes about {lasts}");
        out::note(format!("note: {said}, as long as some have just taken"));
    }
    let cores = if positions as u64 > MANY { parallel::cores() } else { 1 };
    let distances = in_order(&**table, positions, cores);
    let _hold = ending::hold();
    let saved = save_distances(file, name, instance.metric, &made.layers, distances);
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
    let all = 16 * cores * BLOCK;
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

/// Opens a table that was saved: all of it is as it was, it is this puzzle's, and so are
/// the distances of some of its positions.
///
/// # Errors
/// [`Usage`] if it is anything else.
pub fn open(instance: &Instance, file: &Path) -> Result<Search> {
    let Instance { choice, metric, puzzle } = instance;
    let advice = || {
        let metric =
            metric.filter(|metric| choice.family.metrics.first() != Some(metric));
        let metric =
            metric.map_or(String::new(), |m| format!(" --metric {}", m.name()));
        format!("gods table {}{metric} --save FILE makes one", choice.name)
    };
    let refused =
        |said: String| Usage(format!("cannot use --table {said}; {}", advice()));
    let table = CompleteTable::open(file, &choice.name, *metric, positions(instance)?)
        .map_err(|error| refused(error.to_string()))?;
    check(&**puzzle, &table).map_err(|said| refused(format!("{file:?}: {said}")))?;
    let layers = table.layers().to_vec();
    let bytes = table.distances().len() as u64;
    let table = Some(ScanTable::boxed(Arc::clone(puzzle), table));
    let computation = Computation { engine: SAVED, threads: 1, bytes };
    Ok(Search { layers, table, computation })
}

/// Looks at some positions' distances, and at the solved one's.
///
/// # Errors
/// What is wrong with one of them.
pub fn check(puzzle: &dyn Indexed, table: &CompleteTable) -> Result<(), String> {
    let some = spread(puzzle.positions(), LOOKS).chain([puzzle.solved_rank()]);
    check_distances(puzzle, table, some).map_err(|error| error.to_string())
}

/// How many positions there are, as this machine counts bytes.
fn positions(instance: &Instance) -> Result<usize, Usage> {
    let positions = instance.puzzle.positions();
    usize::try_from(positions).map_err(|_| {
        let (name, positions) = (&instance.choice.name, thousands(positions));
        Usage(format!(
            "{name}: {positions} positions are more than a file can have here"
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many positions as one likes, every fifth without a distance.
    struct Sevens;

    impl Distances for Sevens {
        fn layers(&self) -> &[u64] {
            &[]
        }

        fn distance(&self, rank: u64) -> Option<usize> {
            (!rank.is_multiple_of(5)).then_some(rank as usize % 7)
        }

        fn solution(&self, _: u64) -> Option<Vec<usize>> {
            None
        }

        fn farthest(&self) -> Option<Vec<u64>> {
            None
        }
    }

    #[test]
    fn several_cores_look_up_what_one_does() {
        for cores in [1, 3] {
            let all = 16 * cores * BLOCK;
            for positions in
                [0, 1, BLOCK, BLOCK + 1, all - 1, all, all + 1, all + BLOCK]
            {
                let found = in_order(&Sevens, positions, cores);
                assert_eq!(found.len(), positions);
                let naive = (0..positions).map(|rank| Sevens.distance(rank as u64));
                assert!(found.eq(naive), "{positions} on {cores}");
            }
        }
    }
}
