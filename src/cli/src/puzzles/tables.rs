//! Making a table, or only counting its layers, with a progress bar and within memory.
use std::cell::Cell;

use anyhow::{Context, Error, Result};
use puzzle::catalog::Choice;
use puzzle::{Indexed, spread};
use rows::{Distances, InRows, Keep, RowsError, SearchError, SearchOptions};
use table::{Before, CompleteTable, DescendError, PocketCubeTable, TableError};

use super::choose::{self, Instance};
use super::cost::Cost;
use super::engine::{Computation, Engine, Options};
use super::memory::{self, Limit, Need, SMALLER};
use super::progress::{Progress, Watched};
use base::failure::Usage;

/// A complete table, made by any engine.
pub enum Table {
    /// In rows.
    Rows(Box<dyn Distances>),
    /// By the documents' scan.
    Scan(CompleteTable),
}

/// What a table is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Its layers alone: they need no table.
    Layers,
    /// The way home from any position: the smallest record that tells it.
    Solutions,
    /// The positions at the largest distance.
    Farthest,
    /// What the user wants to keep.
    Record(Keep),
}

/// The layers of a puzzle, and the table where there is one.
pub struct Search {
    /// How many positions there are at each distance.
    pub layers: Vec<u64>,
    /// `None` if only the layers were wanted.
    pub table: Option<Table>,
    /// How it was made.
    pub computation: Computation,
}

/// All records, the smallest first.
const RECORDS: [Keep; 3] = [Keep::OneBit, Keep::TwoBits, Keep::Byte];

/// A table that is to be made, and what it needs.
pub struct Plan<'a> {
    instance: &'a Instance,
    engine: Engine,
    /// What is kept in rows.
    keep: Option<Keep>,
    what: Purpose,
    limit: Limit,
    bytes: u64,
    /// What it needs them for.
    needed: &'static str,
}

/// Makes a table. While it is made, a bar grows.
///
/// # Errors
/// [`Usage`] if the engine has no such table, or it would take more memory than there
/// is.
pub fn make(instance: &Instance, options: &Options, what: Purpose) -> Result<Search> {
    let plan = Plan::new(instance, options, what)?;
    plan.check()?;
    if let Some(cost) = plan.cost() {
        cost.say(&instance.choice.name, instance.puzzle.positions());
    }
    plan.make()
}

impl<'a> Plan<'a> {
    /// The table that these options ask for.
    ///
    /// # Errors
    /// [`Usage`] if there is no such table.
    pub fn new(
        instance: &'a Instance,
        options: &Options,
        what: Purpose,
    ) -> Result<Self> {
        let limit = options.limit()?;
        let engine = options.engine(instance)?;
        let (keep, needed, bytes) = match &engine {
            Engine::Scan(scan) => {
                unkept_by_scan(engine.name(), what)?;
                let (needed, bytes) = scanned(instance, *scan);
                (None, needed, bytes)
            }
            Engine::Rows(rows, _) => {
                let keep = record(&**rows, what)?;
                let bytes =
                    rows.bytes(keep).map_err(|error| unkept(&**rows, keep, &error))?;
                (keep, described(keep), bytes)
            }
        };
        Ok(Plan { instance, engine, keep, what, limit, bytes, needed })
    }

    /// Whether it can be made.
    ///
    /// # Errors
    /// [`Usage`] if it is known to be too deep, or takes more memory than there is.
    pub fn check(&self) -> Result<()> {
        let &Plan { instance, ref engine, keep, what, limit, bytes, needed } = self;
        let smaller = match engine {
            Engine::Scan(_) => {
                table::check_depth(&*instance.puzzle)
                    .map_err(|error| unscanned(&instance.choice, error))?;
                Vec::new()
            }
            Engine::Rows(rows, _) => smaller(&**rows, keep, what),
        };
        Need { instance, what: needed, bytes, smaller }.check(limit)?;
        match engine {
            Engine::Scan(_) => Ok(()),
            Engine::Rows(_, with) => {
                memory::check_threads(instance, with.threads, bytes)
            }
        }
    }

    /// What it costs, if that is worth telling.
    pub fn cost(&self) -> Option<Cost> {
        Cost::new(&*self.instance.puzzle, &self.engine, self.bytes)
    }

    /// How much memory there is for it.
    pub fn limit(&self) -> Limit {
        self.limit
    }

    /// Makes it. While it is made, a bar grows.
    ///
    /// # Errors
    /// If the system does not give what it seemed to have, or the puzzle breaks a law.
    pub fn make(self) -> Result<Search> {
        let Plan { instance, engine, keep, bytes, .. } = self;
        let (name, threads) = (engine.name(), engine.threads());
        let progress = Progress::new(instance.puzzle.positions());
        match engine {
            Engine::Scan(scan) => {
                let (table, bytes) = self::scan(instance, scan, &progress)?;
                let (layers, computation) = (
                    table.layers().to_vec(),
                    Computation { engine: name, threads, bytes },
                );
                Ok(Search { layers, table: Some(Table::Scan(table)), computation })
            }
            Engine::Rows(rows, with) => {
                let computation = Computation { engine: name, threads, bytes };
                search_rows(rows, keep, with, &progress, computation)
                    .map_err(|error| unsearched(&instance.choice, &error).into())
            }
        }
    }
}

/// Refuses a record that a scan does not keep.
fn unkept_by_scan(engine: &str, what: Purpose) -> Result<()> {
    match what {
        Purpose::Record(keep) if keep != Keep::Byte => Err(Usage(format!(
            "found --keep {}, and the engine {engine} keeps a byte for each position: write \
             --keep byte, or leave --keep out",
            word(keep)
        ))
        .into()),
        _ => Ok(()),
    }
}

/// What is kept in rows: nothing, if the layers alone are wanted.
fn record(rows: &dyn InRows, what: Purpose) -> Result<Option<Keep>> {
    Ok(match what {
        Purpose::Layers => None,
        Purpose::Farthest => Some(Keep::Byte),
        Purpose::Record(keep) => Some(keep),
        Purpose::Solutions => {
            RECORDS.into_iter().find(|&keep| rows.bytes(Some(keep)).is_ok())
        }
    })
}

/// What takes less memory, as it is written on the command line.
fn smaller(rows: &dyn InRows, keep: Option<Keep>, what: Purpose) -> Vec<(String, u64)> {
    let nothing = |option: &str| rows.bytes(None).ok().map(|b| (option.to_owned(), b));
    let keeping = |keep: Keep| {
        let bytes = rows.bytes(Some(keep)).ok()?;
        Some((format!("--keep {}", word(keep)), bytes))
    };
    match (what, keep) {
        (Purpose::Farthest, _) => nothing("--count 0").into_iter().collect(),
        (Purpose::Record(_), Some(keep)) => {
            let own = RECORDS.iter().position(|&other| other == keep).unwrap_or(0);
            let records = RECORDS[..own].iter().rev().copied();
            records.filter_map(keeping).chain(nothing("--keep nothing")).collect()
        }
        _ => Vec::new(),
    }
}

fn search_rows(
    rows: Box<dyn InRows>,
    keep: Option<Keep>,
    with: SearchOptions,
    progress: &Progress,
    computation: Computation,
) -> Result<Search, RowsError> {
    let mut observer = progress.rows();
    let Some(keep) = keep else {
        let layers = rows.layers(with, &mut observer)?;
        return Ok(Search { layers, table: None, computation });
    };
    let table = rows.table(keep, with, &mut observer)?;
    Ok(Search {
        layers: table.layers().to_vec(),
        table: Some(Table::Rows(table)),
        computation,
    })
}

/// Why there is no such record, and the smallest that there is.
fn unkept(rows: &dyn InRows, keep: Option<Keep>, error: &RowsError) -> Usage {
    let enough = RECORDS.into_iter().find(|&keep| rows.bytes(Some(keep)).is_ok());
    let [found, right] = [keep, enough].map(|keep| keep.map_or("nothing", word));
    Usage(format!("found --keep {found}: {error}; write --keep {right}"))
}

/// What the system does not give, though it seemed to have it, and what to do then.
fn unsearched(choice: &Choice, error: &RowsError) -> Usage {
    let advice = match error {
        RowsError::Search(SearchError::Threads(_)) => "take fewer, as in --threads 1",
        _ => SMALLER,
    };
    Usage(format!("{}: {error}; {advice}", choice.name))
}

/// What `--keep` asks for: a record, or the layers alone.
///
/// # Errors
/// [`Usage`] if no record has this name.
pub fn purpose(name: &str) -> Result<Purpose> {
    let names = records();
    match RECORDS.into_iter().find(|&keep| word(keep) == name) {
        Some(keep) => Ok(Purpose::Record(keep)),
        None if name == "nothing" => Ok(Purpose::Layers),
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
fn scanned(instance: &Instance, engine: table::ScanEngine) -> (&'static str, u64) {
    const BYTES: &str = "a table with a byte for each";
    const TABLES: &str = "a table with a byte for each, beside two transition tables,";
    match instance.split() {
        Some(metric) => {
            let tables = engine == table::ScanEngine::Tables;
            let bytes = PocketCubeTable::needs(metric, engine) as u64;
            (if tables { TABLES } else { BYTES }, bytes)
        }
        None => (BYTES, instance.puzzle.positions()),
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

/// At so many positions the laws of a puzzle are looked at before a scan. At all of them
/// they are by the catalog's tests.
const LOOKS: u64 = 500;

/// Refuses to make a table of a puzzle that breaks a law: it would be wrong, and look like
/// any other.
///
/// # Errors
/// The law, and where it is broken.
pub fn check_laws(choice: &Choice, puzzle: &dyn Indexed) -> Result<()> {
    let kept = puzzle.check(&mut spread(puzzle.positions(), LOOKS));
    kept.with_context(|| choice.name.clone())
}

/// The documents' scan, and the bytes it took.
fn scan(
    instance: &Instance,
    engine: table::ScanEngine,
    progress: &Progress,
) -> Result<(CompleteTable, u64)> {
    let Instance { choice, puzzle, .. } = instance;
    if let Some(metric) = instance.split() {
        let observer = |layer| progress.layer(layer);
        let cube = PocketCubeTable::with_engine(metric, engine, observer);
        let bytes = cube.bytes() as u64;
        return Ok((cube.into_table(), bytes));
    }
    check_laws(choice, &**puzzle)?;
    let watched = Watched { graph: Before(&**puzzle), progress, shown: Cell::new(0) };
    let solved = puzzle.solved_rank() as usize;
    let table = CompleteTable::new(&watched, solved, |layer| progress.layer(layer));
    let table = table.map_err(|error| unscanned(choice, error))?;
    let bytes = table.distances().len() as u64;
    Ok((table, bytes))
}

impl Table {
    /// A shortest way home from a position, as numbers of moves. `None` if there is
    /// none.
    pub fn solution(&self, instance: &Instance, rank: u64) -> Option<Vec<usize>> {
        match self {
            Table::Rows(table) => table.solution(rank),
            Table::Scan(table) => {
                let way: Result<_, DescendError> =
                    table::solution(&*instance.puzzle, table, rank);
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
