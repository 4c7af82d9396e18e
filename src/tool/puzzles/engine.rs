//! Which engine computes a table, with what, and how much memory it may take.
use anyhow::{Error, Result, bail};
use cpu::Cpu;
use rows::{InRows, With, in_rows};
use serde::Serialize;

use super::choose::{self, Chosen};
use super::memory::{self, Limit};
use crate::tool::failure::Usage;
use crate::tool::{out, parallel};

/// What every command that needs a table understands of engines.
#[derive(clap::Args)]
pub struct Options {
    /// How the table is made: rows, tables, hoisted or unrank; the puzzle's fastest if
    /// it is left out.
    #[arg(long, value_name = "ENGINE")]
    engine: Option<String>,
    /// How many threads the engine rows takes, at most 8 for each core: as many as there
    /// are cores, or 1 for a small puzzle, if it is left out.
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    threads: Option<String>,
    /// The most memory that a table may take of what is available, as 500M or 1.5 GiB: all
    /// of it if it is left out.
    #[arg(long, value_name = "SIZE", allow_hyphen_values = true)]
    max_memory: Option<String>,
}

/// How a table is made.
pub enum Engine {
    /// A row at a time.
    Rows(Box<dyn InRows>, With),
    /// By the documents' scan.
    Scan(table::Engine),
}

/// All engines, by name.
pub const NAMES: [&str; 4] = ["rows", "tables", "hoisted", "unrank"];
/// The engine of rows has this name.
const ROWS: &str = "rows";
/// A puzzle with fewer positions is done before a second thread has begun.
const MANY: u64 = 20_000_000;
/// More threads than this are a slip of the fingers.
const MOST_THREADS: u64 = 1024;
/// So many threads for each core are hardly slower than one, and get more of a machine that
/// others use too. With hundreds, to wake them for each layer takes longer than the layer.
const A_CORE: usize = 8;

/// Which engine was taken, as JSON says it.
#[derive(Debug, Clone, Serialize)]
pub struct Taken {
    /// The engine's name.
    pub engine: &'static str,
    /// How many threads it had.
    pub threads: usize,
    /// The most memory that it allocated.
    pub bytes: u64,
}

impl Taken {
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
    pub fn engine(&self, chosen: &Chosen) -> Result<Engine> {
        let wanted = self.threads(chosen.puzzle.positions())?;
        let rows = in_rows(&chosen.choice, chosen.metric);
        // Only rows have a choice of instructions, so only they ask for `GODS_CPU`; and
        // only they take more threads than one.
        let in_rows = |rows| {
            let threads = useful(wanted, parallel::cores());
            let cpu = cpu()?;
            if threads < wanted {
                out::note(format!(
                    "note: found --threads {wanted}, and {threads} are taken: more than \
                     {A_CORE} for each core of this machine only wait for each other"
                ));
            }
            Ok::<_, Error>(Engine::Rows(rows, With { cpu, threads }))
        };
        let cube = chosen.choice.name == "pocket-cube";
        let scans =
            if cube { &table::Engine::ALL[..] } else { &[table::Engine::Hoisted] };
        let scans = scans.iter().rev();
        let engine = match (&self.engine, rows) {
            (None, Some(rows)) => in_rows(rows)?,
            (None, None) => {
                Engine::Scan(scans.copied().next().unwrap_or(table::Engine::Hoisted))
            }
            (Some(name), rows) => {
                let there = rows.is_some().then_some(ROWS).into_iter();
                let there =
                    there.chain(scans.map(|engine| engine.name())).collect::<Vec<_>>();
                let name = choose::engine(&chosen.choice.name, name, &there)?;
                match (rows, name.parse()) {
                    (_, Ok(scan)) => Engine::Scan(scan),
                    (Some(rows), Err(_)) => in_rows(rows)?,
                    (None, Err(error)) => bail!(Usage(error.to_string())),
                }
            }
        };
        if let (Engine::Scan(scan), Some(threads)) = (&engine, &self.threads)
            && threads != "1"
        {
            bail!(Usage(format!(
                "found --threads {threads}, and the engine {scan} has one: leave --threads out"
            )));
        }
        Ok(engine)
    }

    /// The most memory that may be taken.
    pub fn limit(&self) -> Result<Limit> {
        memory::limit(self.max_memory.as_deref())
    }

    /// How many threads are asked for, or are best for so many positions.
    fn threads(&self, positions: u64) -> Result<usize> {
        Ok(match &self.threads {
            None if positions < MANY => 1,
            None => parallel::cores(),
            Some(text) => {
                choose::number_between("--threads", text, 1, MOST_THREADS)? as usize
            }
        })
    }
}

/// As many of the threads that are wanted as are of use on so many cores.
fn useful(wanted: usize, cores: usize) -> usize {
    wanted.min(A_CORE * cores)
}

/// The instructions that `GODS_CPU` names, or the best of this machine.
///
/// # Errors
/// If there are no such instructions, or not on this machine.
pub fn cpu() -> Result<Cpu> {
    let name = std::env::var_os("GODS_CPU").unwrap_or_default();
    if name.is_empty() {
        return Ok(Cpu::best());
    }
    let cpu = name.to_string_lossy().parse().and_then(Cpu::check);
    Ok(cpu.map_err(|error| Usage(format!("GODS_CPU: {error}")))?)
}

#[cfg(test)]
mod tests {
    use super::useful;

    #[test]
    fn more_threads_than_are_of_use_are_not_taken() {
        for (wanted, cores, taken) in [
            (1, 1, 1),
            (4, 2, 4),
            (16, 2, 16),
            (17, 2, 16),
            (1000, 2, 16),
            (1000, 128, 1000),
        ] {
            assert_eq!(useful(wanted, cores), taken);
        }
    }
}
