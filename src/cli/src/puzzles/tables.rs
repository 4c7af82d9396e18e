//! Making a table, or only counting its layers, with a progress bar and within memory.
use std::cell::Cell;
use std::sync::Arc;

use anyhow::{Context, Error, Result, bail};
use puzzle::catalog::Choice;
use puzzle::{Indexed, spread};
use rows::{Distances, InRows, Keep, RowsError, SearchError};
use table::{Before, CompleteTable, PocketCubeTable, ScanEngine, TableError};

use super::choose::{self, Instance};
use super::cost;
use super::engine::{Computation, Engine, Options};
use super::memory::{self, Limit, SMALLER};
use super::progress::{Observed, Progress};
use super::thousands;
use base::failure::Usage;
use base::{out, readable};

/// What a scan makes.
pub const BYTES: &str = "a table with a byte for each";
const TABLES: &str = "a table with a byte for each, beside two transition tables,";

/// What a table is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A solution of any position: the smallest record that tells it.
    Solutions,
    /// The positions at the largest distance.
    Farthest,
    /// What the user wants to keep: nothing, if the layers alone are wanted.
    Record(Option<Keep>),
}

/// The layers of a puzzle, and the table where there is one.
pub struct Search {
    /// How many positions there are at each distance.
    pub layers: Vec<u64>,
    /// `None` if only the layers were wanted.
    pub table: Option<Box<dyn Distances>>,
    /// How it was made.
    pub computation: Computation,
}

/// All that can be kept, the smallest first.
const RECORDS: [Option<Keep>; 4] =
    [None, Some(Keep::OneBit), Some(Keep::TwoBits), Some(Keep::Byte)];

/// The name on the command line of what is kept, and what is made then.
fn names(keep: Option<Keep>) -> (&'static str, &'static str) {
    match keep {
        None => ("nothing", "counting them in rows"),
        Some(Keep::OneBit) => {
            ("one-bit", "a table in rows with one bit for each place")
        }
        Some(Keep::TwoBits) => {
            ("two-bits", "a table in rows with two bits for each place")
        }
        Some(Keep::Byte) => ("byte", "a table in rows with a byte for each place"),
    }
}

/// All that `--keep` understands.
pub fn records() -> impl Iterator<Item = &'static str> + Clone {
    RECORDS.into_iter().rev().map(|keep| names(keep).0)
}

/// What `--keep` asks for.
///
/// # Errors
/// [`Usage`] if nothing has this name.
pub fn purpose(name: &str) -> Result<Purpose> {
    if let Some(keep) = RECORDS.into_iter().find(|&keep| names(keep).0 == name) {
        return Ok(Purpose::Record(keep));
    }
    let all = records().collect::<Vec<_>>().join(", ");
    let error = format!("found --keep {name:?}; there are {all}");
    Err(choose::unknown(&error, name, records()))
}

/// A table that is to be made, and what it needs.
pub struct Plan<'a> {
    instance: &'a Instance,
    engine: Engine,
    /// What is kept in rows.
    keep: Option<Keep>,
    /// How much memory there is for it.
    pub limit: Limit,
    bytes: u64,
    /// What it needs them for.
    needed: &'static str,
    /// What takes fewer, as it is written on the command line, the best first.
    smaller: Vec<(String, u64)>,
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
        let limit = memory::limit(options.max_memory.as_deref())?;
        let engine = options.engine(instance)?;
        let (keep, bytes, needed, smaller) = match (&engine, what) {
            (Engine::Scan(_), Purpose::Record(Some(keep))) if keep != Keep::Byte => {
                bail!(Usage(format!(
                    "found --keep {}, and the engine {} keeps a byte for each position: \
                     write --keep byte, or leave --keep out",
                    names(Some(keep)).0,
                    engine.name()
                )))
            }
            (Engine::Scan(scan), _) => {
                let cube = instance.split();
                let needed = match (cube, scan) {
                    (Some(_), ScanEngine::Tables) => TABLES,
                    _ => BYTES,
                };
                let bytes =
                    cube.map(|metric| PocketCubeTable::needs(metric, *scan) as u64);
                let bytes = bytes.unwrap_or(instance.puzzle.positions());
                (None, bytes, needed, Vec::new())
            }
            (Engine::Rows(rows, _), _) => {
                let smallest = || {
                    let mut records = RECORDS.into_iter().flatten();
                    records.find(|&keep| rows.bytes(Some(keep)).is_ok())
                };
                let keep = match what {
                    Purpose::Farthest => Some(Keep::Byte),
                    Purpose::Record(keep) => keep,
                    Purpose::Solutions => smallest(),
                };
                let bytes = rows.bytes(keep).map_err(|error| {
                    let [found, right] = [keep, smallest()].map(|keep| names(keep).0);
                    Usage(format!(
                        "found --keep {found}: {error}; write --keep {right}"
                    ))
                })?;
                (keep, bytes, names(keep).1, smaller(&**rows, what))
            }
        };
        Ok(Plan { instance, engine, keep, limit, bytes, needed, smaller })
    }

    /// Whether it can be made.
    ///
    /// # Errors
    /// [`Usage`] if it is known to be too deep, or takes more memory than there is.
    pub fn check(&self) -> Result<()> {
        let Plan { instance, engine, limit, bytes, .. } = self;
        if let Engine::Scan(_) = engine {
            table::check_depth(&*instance.puzzle)
                .map_err(|error| unscanned(&instance.choice, error))?;
        }
        limit.check(instance, self.needed, *bytes, &self.smaller)?;
        let name = &instance.choice.name;
        memory::check_threads(name, engine.threads(), *bytes, memory::left())
    }

    /// What will be made, and what it takes.
    pub fn sentence(&self) -> String {
        let positions = thousands(self.instance.puzzle.positions());
        match (self.check(), self.cost()) {
            (Err(error), _) => format!("no complete table: {error}"),
            (Ok(()), Some(cost)) => cost,
            (Ok(()), None) => format!(
                "a complete table of {positions} positions in {}, soon made",
                readable(self.bytes)
            ),
        }
    }

    /// What it costs, if a person would wait for it.
    pub fn cost(&self) -> Option<String> {
        cost::if_long(self.instance, &self.engine, self.bytes)
    }

    /// Makes it. What takes long is told before; and while it is made, a bar grows.
    ///
    /// # Errors
    /// If it cannot be made, the system does not give what it seemed to have, or the puzzle
    /// breaks a law.
    pub fn make(self) -> Result<Search> {
        self.check()?;
        if let Some(cost) = self.cost() {
            out::note(format!("note: {cost}"));
        }
        let Instance { choice, puzzle, .. } = self.instance;
        let progress = Progress::new(puzzle.positions());
        let mut computation = Computation {
            engine: self.engine.name(),
            threads: self.engine.threads(),
            bytes: self.bytes,
        };
        // What the system does not give, though it seemed to have it.
        let unsearched = |error: RowsError| {
            let advice = match error {
                RowsError::Search(SearchError::Threads(_)) => {
                    "take fewer, as in --threads 1"
                }
                _ => SMALLER,
            };
            Usage(format!("{}: {error}; {advice}", choice.name))
        };
        let table: Box<dyn Distances> = match (self.engine, self.keep) {
            (Engine::Scan(engine), _) => {
                let layer = |layer| progress.layer(layer);
                let table = if let Some(metric) = self.instance.split() {
                    let cube = PocketCubeTable::with_engine(metric, engine, layer);
                    computation.bytes = cube.bytes() as u64;
                    cube.into_table()
                } else {
                    check_laws(choice, &**puzzle)?;
                    let graph = Before(&**puzzle);
                    let watched =
                        Observed { graph, progress: &progress, shown: Cell::new(0) };
                    let solved = puzzle.solved_rank() as usize;
                    CompleteTable::new(&watched, solved, layer)
                        .map_err(|error| unscanned(choice, error))?
                };
                ScanTable::boxed(puzzle.clone(), table)
            }
            (Engine::Rows(rows, with), Some(keep)) => {
                rows.table(keep, with, &mut progress.rows()).map_err(unsearched)?
            }
            (Engine::Rows(rows, with), None) => {
                let layers = rows.layers(with, &mut progress.rows());
                let layers = layers.map_err(|error| unsearched(error.into()))?;
                return Ok(Search { layers, table: None, computation });
            }
        };
        let layers = table.layers().to_vec();
        Ok(Search { layers, table: Some(table), computation })
    }
}

/// Makes a table.
///
/// # Errors
/// [`Usage`] if the engine has no such table, or it would take more memory than there
/// is.
pub fn make(instance: &Instance, options: &Options, what: Purpose) -> Result<Search> {
    Plan::new(instance, options, what)?.make()
}

/// What takes less memory, as it is written on the command line.
fn smaller(rows: &dyn InRows, what: Purpose) -> Vec<(String, u64)> {
    let taking = |option, keep| rows.bytes(keep).ok().map(|bytes| (option, bytes));
    match what {
        Purpose::Solutions => Vec::new(),
        Purpose::Farthest => taking("--count 0".to_owned(), None).into_iter().collect(),
        Purpose::Record(own) => {
            let smaller = RECORDS.into_iter().rev().skip_while(|&keep| keep != own);
            let named =
                smaller.skip(1).map(|keep| (format!("--keep {}", names(keep).0), keep));
            named.filter_map(|(option, keep)| taking(option, keep)).collect()
        }
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

/// A table with a byte for each position, as one in rows is: by the documents' scan, or one
/// that was saved.
pub struct ScanTable {
    puzzle: Arc<dyn Indexed>,
    table: CompleteTable,
}

impl ScanTable {
    /// A table of a puzzle.
    pub fn boxed(puzzle: Arc<dyn Indexed>, table: CompleteTable) -> Box<dyn Distances> {
        Box::new(ScanTable { puzzle, table })
    }
}

impl Distances for ScanTable {
    fn layers(&self) -> &[u64] {
        self.table.layers()
    }

    fn distance(&self, rank: u64) -> Option<usize> {
        self.table.distance(rank as usize).map(usize::from)
    }

    fn solution(&self, rank: u64) -> Option<Vec<usize>> {
        table::solution(&*self.puzzle, &self.table, rank).ok()
    }

    fn farthest(&self) -> Option<Vec<u64>> {
        Some(self.table.farthest().map(|rank| rank as u64).collect())
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::Distances;

    /// A table that knows farthest positions, perhaps, and no solution.
    pub struct Lost(pub Option<Vec<u64>>);

    impl Distances for Lost {
        fn layers(&self) -> &[u64] {
            &[1, 1]
        }

        fn distance(&self, _: u64) -> Option<usize> {
            Some(1)
        }

        fn solution(&self, _: u64) -> Option<Vec<usize>> {
            None
        }

        fn farthest(&self) -> Option<Vec<u64>> {
            self.0.clone()
        }
    }
}
