//! Which engine computes a table, with what, and how much memory it may take.
use anyhow::{Result, bail};
use cpu::Cpu;
use rows::{InRows, Layout, SearchOptions, layout};
use serde::Serialize;

use super::choose::{self, Instance};
use base::failure::Usage;
use base::{out, parallel};

/// What every command that needs a table understands of engines.
#[derive(Default, clap::Args)]
pub struct Options {
    /// How the table is made: rows, tables, hoisted or unrank; the puzzle's fastest if
    /// it is left out.
    #[arg(long, value_name = "ENGINE")]
    pub engine: Option<String>,
    /// How many threads the engine rows takes, at most 8 for each core: as many as there
    /// are cores, or 1 for a small puzzle, if it is left out.
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    threads: Option<String>,
    /// The most memory that a table may take of what is available, as 500M or 1.5 GiB: all
    /// of it if it is left out.
    #[arg(long, value_name = "SIZE", allow_hyphen_values = true)]
    pub max_memory: Option<String>,
}

/// How a table is made.
pub enum Engine {
    /// A row at a time.
    Rows(Box<dyn InRows>, SearchOptions),
    /// By the documents' scan.
    Scan(table::ScanEngine),
}

/// All engines, by name.
pub const NAMES: [&str; 4] = ["rows", "tables", "hoisted", "unrank"];
/// The engine of rows has this name.
const ROWS: &str = "rows";
/// A puzzle with fewer positions is done before a second thread has begun.
pub const MANY: u64 = 20_000_000;
/// More threads than this are a slip of the fingers.
const MOST_THREADS: u64 = 1024;
/// So many threads for each core are hardly slower than one, and get more of a machine that
/// others use too. With hundreds, to wake them for each layer takes longer than the layer.
const A_CORE: usize = 8;

/// How something was computed, as JSON says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Computation {
    /// The engine's name.
    pub engine: &'static str,
    /// How many threads it had.
    pub threads: usize,
    /// The most memory that it allocated.
    pub bytes: u64,
}

impl Computation {
    /// `rows, 2 threads`.
    pub fn sentence(&self) -> String {
        format!("{}, {}", self.engine, super::count(self.threads, "thread"))
    }
}

impl Engine {
    /// Its name in commands and output.
    pub fn name(&self) -> &'static str {
        match self {
            Engine::Rows(..) => ROWS,
            Engine::Scan(engine) => engine.name(),
        }
    }

    /// How many threads it takes.
    pub fn threads(&self) -> usize {
        match self {
            Engine::Rows(_, with) => with.threads,
            Engine::Scan(_) => 1,
        }
    }
}

impl Options {
    /// The engine for a puzzle: the one that is asked for, or the fastest.
    pub fn engine(&self, instance: &Instance) -> Result<Engine> {
        self.engine_of(instance, layout(&instance.choice, instance.metric))
    }

    /// The same, where the puzzle would lie in rows like this. Only the engine of rows
    /// lays it out.
    fn engine_of(&self, instance: &Instance, layout: Option<Layout>) -> Result<Engine> {
        let Instance { choice, puzzle, .. } = instance;
        let wanted = match &self.threads {
            None if puzzle.positions() < MANY => 1,
            None => parallel::cores(),
            Some(text) => {
                choose::number_between("--threads", text, 1, MOST_THREADS)? as usize
            }
        };
        let scans = match instance.split() {
            Some(_) => &table::ScanEngine::ALL[..],
            None => &[table::ScanEngine::Hoisted],
        };
        let rows = layout.is_some().then_some(ROWS);
        let there = rows.into_iter().chain(scans.iter().rev().map(|scan| scan.name()));
        let there = there.collect::<Vec<_>>();
        let name = match &self.engine {
            None => there[0],
            Some(name) => named(&choice.name, name, &there)?,
        };
        if let (ROWS, Some(layout)) = (name, layout) {
            // Only rows have a choice of instructions, so only they ask for `GODS_CPU`; and
            // only they take more threads than one.
            let threads = wanted.min(A_CORE * parallel::cores());
            if threads < wanted {
                out::note(format!(
                    "note: found --threads {wanted}, and {threads} are taken: more than \
                     {A_CORE} for each core of this machine only wait for each other"
                ));
            }
            let with = SearchOptions { cpu: cpu()?, threads };
            return Ok(Engine::Rows(layout.lay(puzzle.clone()), with));
        }
        if let Some(threads) = self.threads.as_ref().filter(|threads| *threads != "1") {
            bail!(Usage(format!(
                "found --threads {threads}, and the engine {name} has one: leave --threads out"
            )));
        }
        Ok(Engine::Scan(name.parse().map_err(|error| Usage(format!("{error}")))?))
    }
}

/// The engine with this name, of those that a puzzle has, the fastest first.
pub fn named(puzzle: &str, name: &str, there: &[&'static str]) -> Result<&'static str> {
    if let Some(engine) = there.iter().find(|&&engine| engine == name) {
        return Ok(engine);
    }
    if !NAMES.contains(&name) {
        let error = format!("unknown engine {name:?}; there are {}", NAMES.join(", "));
        return Err(choose::unknown(&error, name, NAMES.into_iter()));
    }
    let has = match there {
        [one] => format!("only the engine {one}"),
        several => format!("the engines {}", choose::listed(several)),
    };
    Err(Usage(format!(
        "found --engine {name}, and {puzzle} has {has}: leave --engine out"
    ))
    .into())
}

/// The instructions that `GODS_CPU` names, or the best of this machine.
///
/// # Errors
/// If there are no such instructions, or not on this machine.
fn cpu() -> Result<Cpu> {
    let name = std::env::var_os("GODS_CPU").unwrap_or_default();
    if name.is_empty() {
        return Ok(Cpu::best());
    }
    let cpu = name.to_string_lossy().parse().and_then(Cpu::check);
    Ok(cpu.map_err(|error| Usage(format!("GODS_CPU: {error}")))?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::Family;
    use puzzle::catalog::{self, Choice};
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    fn asked(engine: &str) -> Options {
        Options { engine: Some(engine.to_owned()), ..Options::default() }
    }

    /// How often the family below has made a puzzle.
    static MADE: AtomicUsize = AtomicUsize::new(0);

    static COUNTED: Family = Family {
        make: |sizes, metric| {
            MADE.fetch_add(1, Relaxed);
            (puzzle::sliding::FAMILY.make)(sizes, metric)
        },
        ..puzzle::sliding::FAMILY
    };

    #[test]
    fn the_puzzle_is_made_once_whatever_the_engine() {
        for (options, name) in [
            (Options::default(), "rows"),
            (asked("rows"), "rows"),
            (asked("hoisted"), "hoisted"),
        ] {
            MADE.store(0, Relaxed);
            let choice =
                Choice { family: &COUNTED, ..catalog::find("sliding-2x3").unwrap() };
            let puzzle = choice.puzzle(None).unwrap().into();
            let instance = Instance { choice, metric: None, puzzle };
            let engine = options.engine(&instance).unwrap();
            assert_eq!((engine.name(), MADE.load(Relaxed)), (name, 1));
        }
    }

    #[test]
    fn rows_are_laid_out_for_their_engine_alone() {
        for (puzzle, engine) in [
            ("pocket-cube", "unrank"),
            ("pocket-cube", "hoisted"),
            ("pocket-cube", "tables"),
            ("8-puzzle", "hoisted"),
        ] {
            let never = Layout::new(|_| panic!("laid out"));
            let instance = choose::instance(puzzle, None).unwrap();
            let found = asked(engine).engine_of(&instance, Some(never)).unwrap();
            assert_eq!(found.name(), engine);
        }
    }
}
