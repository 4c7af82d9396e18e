//! Making a table, or only counting its layers, with a progress bar and within memory.
use anyhow::{Error, Result};
use puzzle::catalog::Choice;
use rows::{Distances, InRows, Keep, Refused, SearchError, With};
use table::{CompleteTable, DescendError, PocketCubeTable, TableError};

use super::choose::{self, Chosen};
use super::engine::{Engine, Options, Taken};
use super::memory::{self, Need, SMALLER};
use super::progress::Progress;
use crate::tool::failure::Usage;

/// A complete table, made by any engine.
pub enum Table {
    /// In rows.
    Rows(Box<dyn Distances>),
    /// By the documents' scan.
    Scan(CompleteTable),
}

/// What a table is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum For {
    /// Its layers alone: they need no table.
    Layers,
    /// The way home from any position: the smallest record that tells it.
    Ways,
    /// The positions at the largest distance.
    Farthest,
    /// What the user wants to keep.
    Keeping(Keep),
}

/// The layers of a puzzle, and the table where there is one.
pub struct Made {
    /// How many positions there are at each distance.
    pub layers: Vec<u64>,
    /// `None` if only the layers were wanted.
    pub table: Option<Table>,
    /// How it was made.
    pub taken: Taken,
}

/// All records, the smallest first.
const RECORDS: [Keep; 3] = [Keep::OneBit, Keep::TwoBits, Keep::Byte];

/// Makes a table. While it is made, a bar grows.
///
/// # Errors
/// [`Usage`] if the engine has no such table, or it would take more memory than there
/// is.
pub fn make(chosen: &Chosen, options: &Options, what: For) -> Result<Made> {
    let limit = options.limit()?;
    let engine = options.engine(chosen)?;
    let (name, threads) = (engine.name(), engine.threads());
    let progress = Progress::new(chosen.puzzle.positions());
    let need = |what, bytes, smaller| Need { chosen, what, bytes, smaller };
    match engine {
        Engine::Scan(scan) => {
            if let For::Keeping(keep) = what
                && keep != Keep::Byte
            {
                return Err(Usage(format!(
                    "found --keep {}, and the engine {name} keeps a byte for each position: \
                     write --keep byte, or leave --keep out",
                    word(keep)
                ))
                .into());
            }
            table::check_depth(&*chosen.puzzle)
                .map_err(|error| unscanned(&chosen.choice, error))?;
            let (what, bytes) = scanned(chosen, scan);
            need(what, bytes, Vec::new()).check(limit)?;
            let (table, bytes) = self::scan(chosen, scan, &progress)?;
            let (layers, taken) =
                (table.layers().to_vec(), Taken { engine: name, threads, bytes });
            Ok(Made { layers, table: Some(Table::Scan(table)), taken })
        }
        Engine::Rows(rows, with) => {
            let keep = record(&*rows, what)?;
            let bytes =
                rows.bytes(keep).map_err(|error| unkept(&*rows, keep, &error))?;
            need(described(keep), bytes, smaller(&*rows, keep, what)).check(limit)?;
            memory::check_threads(chosen, threads, bytes)?;
            let taken = Taken { engine: name, threads, bytes };
            in_rows(rows, keep, with, &progress, taken)
                .map_err(|error| unsearched(&chosen.choice, &error).into())
        }
    }
}

/// What is kept in rows: nothing, if the layers alone are wanted.
fn record(rows: &dyn InRows, what: For) -> Result<Option<Keep>> {
    Ok(match what {
        For::Layers => None,
        For::Farthest => Some(Keep::Byte),
        For::Keeping(keep) => Some(keep),
        For::Ways => RECORDS.into_iter().find(|&keep| rows.bytes(Some(keep)).is_ok()),
    })
}

/// What takes less memory, as it is written on the command line.
fn smaller(rows: &dyn InRows, keep: Option<Keep>, what: For) -> Vec<(String, u64)> {
    let nothing = |option: &str| rows.bytes(None).ok().map(|b| (option.to_owned(), b));
    let keeping = |keep: Keep| {
        let bytes = rows.bytes(Some(keep)).ok()?;
        Some((format!("--keep {}", word(keep)), bytes))
    };
    match (what, keep) {
        (For::Farthest, _) => nothing("--count 0").into_iter().collect(),
        (For::Keeping(_), Some(keep)) => {
            let own = RECORDS.iter().position(|&other| other == keep).unwrap_or(0);
            let records = RECORDS[..own].iter().rev().copied();
            records.filter_map(keeping).chain(nothing("--keep nothing")).collect()
        }
        _ => Vec::new(),
    }
}

fn in_rows(
    rows: Box<dyn InRows>,
    keep: Option<Keep>,
    with: With,
    progress: &Progress,
    taken: Taken,
) -> Result<Made, Refused> {
    let mut observe = progress.counts();
    let Some(keep) = keep else {
        let layers = rows.layers(with, &mut observe)?;
        return Ok(Made { layers, table: None, taken });
    };
    let table = rows.table(keep, with, &mut observe)?;
    Ok(Made { layers: table.layers().to_vec(), table: Some(Table::Rows(table)), taken })
}

/// Why there is no such record, and the smallest that there is.
fn unkept(rows: &dyn InRows, keep: Option<Keep>, error: &Refused) -> Usage {
    let enough = RECORDS.into_iter().find(|&keep| rows.bytes(Some(keep)).is_ok());
    let [found, right] = [keep, enough].map(|keep| keep.map_or("nothing", word));
    Usage(format!("found --keep {found}: {error}; write --keep {right}"))
}

/// What the system does not give, though it seemed to have it, and what to do then.
fn unsearched(choice: &Choice, error: &Refused) -> Usage {
    let advice = match error {
        Refused::Search(SearchError::Threads(_)) => "take fewer, as in --threads 1",
        _ => SMALLER,
    };
    Usage(format!("{}: {error}; {advice}", choice.name))
}

/// What `--keep` asks for: a record, or the layers alone.
///
/// # Errors
/// [`Usage`] if no record has this name.
pub fn kept(name: &str) -> Result<For> {
    let names = records();
    match RECORDS.into_iter().find(|&keep| word(keep) == name) {
        Some(keep) => Ok(For::Keeping(keep)),
        None if name == "nothing" => Ok(For::Layers),
        None => {
            let all = names.clone().collect::<Vec<_>>().join(", ");
            let error = format!("found --keep {name:?}; there are {all}");
            Err(choose::unknown(&error, name, names))
        }
    }
}

/// All that `--keep` understands.
pub fn records() -> impl Iterator<Item = &'static str> + Clone {
    RECORDS.into_iter().rev().map(word).chain(["nothing"])
}

/// A record's name on the command line.
pub fn word(keep: Keep) -> &'static str {
    match keep {
        Keep::Byte => "byte",
        Keep::TwoBits => "two-bits",
        Keep::OneBit => "one-bit",
    }
}

fn described(keep: Option<Keep>) -> &'static str {
    match keep {
        None => "counting them in rows",
        Some(Keep::Byte) => "a table in rows with a byte for each place",
        Some(Keep::TwoBits) => "a table in rows with two bits for each place",
        Some(Keep::OneBit) => "a table in rows with one bit for each place",
    }
}

/// What the documents' scan makes, and how many bytes that needs.
fn scanned(chosen: &Chosen, engine: table::Engine) -> (&'static str, u64) {
    const BYTES: &str = "a table with a byte for each";
    const TABLES: &str = "a table with a byte for each, beside two transition tables,";
    match (chosen.choice.name.as_str(), chosen.metric) {
        ("pocket-cube", Some(metric)) => {
            let tables = engine == table::Engine::Tables;
            let bytes = PocketCubeTable::needs(metric, engine) as u64;
            (if tables { TABLES } else { BYTES }, bytes)
        }
        _ => (BYTES, chosen.puzzle.positions()),
    }
}

/// Why there is no table, and what to do then.
fn unscanned(choice: &Choice, error: TableError) -> Error {
    let advice = match error {
        TableError::TooLarge { .. } => SMALLER,
        TableError::TooDeep => "choose a smaller puzzle, or one with more pegs",
        error => return error.into(),
    };
    Usage(format!("{}: {error}; {advice}", choice.name)).into()
}

/// The documents' scan, and the bytes it took.
fn scan(
    chosen: &Chosen,
    engine: table::Engine,
    progress: &Progress,
) -> Result<(CompleteTable, u64)> {
    let Chosen { choice, metric, puzzle } = chosen;
    if let ("pocket-cube", Some(metric)) = (choice.name.as_str(), *metric) {
        let observer = |layer| progress.layer(layer);
        let cube = PocketCubeTable::with_engine(metric, engine, observer);
        let bytes = cube.bytes() as u64;
        return Ok((cube.into_table(), bytes));
    }
    let table = table::distances_to_solved(&**puzzle, |layer| progress.layer(layer));
    let table = table.map_err(|error| unscanned(choice, error))?;
    let bytes = table.distances().len() as u64;
    Ok((table, bytes))
}

impl Table {
    /// A shortest way home from a position, as numbers of moves. `None` if there is
    /// none.
    pub fn home(&self, chosen: &Chosen, rank: u64) -> Option<Vec<usize>> {
        match self {
            Table::Rows(table) => table.home(rank),
            Table::Scan(table) => {
                let way: Result<_, DescendError> =
                    table::solution(&*chosen.puzzle, table, rank);
                way.ok()
            }
        }
    }

    /// The first positions at the largest distance, in order. `None` if the table does
    /// not tell.
    pub fn farthest(&self, most: usize) -> Option<Vec<u64>> {
        match self {
            Table::Rows(table) => {
                let mut ranks = table.farthest()?;
                ranks.truncate(most);
                Some(ranks)
            }
            Table::Scan(table) => {
                Some(table.farthest().take(most).map(|rank| rank as u64).collect())
            }
        }
    }
}
