//! A request for a computation: the puzzle, the engine, the limits; and the error messages if
//! it fails.
use anyhow::{Error, Result, anyhow, bail};
use cpu::Cpu;
use fifteen::Partition;
use solve::{
    Alternative, Cost, Engine, Instance, Limits, Purpose, PuzzleTable, SMALL_POSITIONS,
    SearchBound, SolveError, SolveStep,
};
use sysinfo::System;
use table::TableError;

use super::choose::{PuzzleArgs, named_values};
use super::progress::ProgressReporter;
use super::{pluralize, thousands};
use base::failure::UsageError;
use base::{cache, parallel, readable_bytes, signals};

/// The options of every command that computes a table.
#[derive(Default, clap::Args)]
pub struct TableOptions {
    /// The engine that computes the table; by default the fastest one for the puzzle.
    #[arg(long, value_name = "ENGINE", value_parser = named_values(&Engine::ALL, Engine::name))]
    pub engine: Option<Engine>,
    /// How many threads the engine rows takes, or IDA* for a puzzle from a file: as many as
    /// there are cores, or 1 for a small puzzle, if it is left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub threads: Option<u32>,
    /// The most memory that a table may take of what is available, as 500M or 1.5GiB: all
    /// of it if it is left out.
    #[arg(long, value_name = "SIZE", value_parser = parse_size, allow_hyphen_values = true)]
    pub max_memory: Option<u64>,
}

/// A puzzle, with the engine and the limits for its computation.
pub struct Request {
    /// The puzzle.
    pub instance: Instance,
    /// The engine, if one was given.
    pub engine: Option<Engine>,
    /// The limits of memory and threads.
    pub limits: Limits,
    /// The memory limit given by an option.
    max_memory: Option<u64>,
}

impl Request {
    /// The request of a command line.
    ///
    /// # Errors
    /// [`UsageError`] if there is no such puzzle.
    pub fn from_args(which: &PuzzleArgs, options: &TableOptions) -> Result<Self> {
        Request::new(which.instance()?, options)
    }

    /// The request of a puzzle and options.
    ///
    /// # Errors
    /// [`UsageError`] if `GODS_CPU` names unknown instructions, or if several threads are given and
    /// the engine has only one.
    pub fn new(instance: Instance, options: &TableOptions) -> Result<Self> {
        let (engine, allowed) = (options.engine, options.max_memory);
        let used_engine = engine.unwrap_or(instance.engines()[0]);
        if let (Engine::Scan(_), Some(threads @ 2..)) = (used_engine, options.threads) {
            let name = used_engine.name();
            bail!(UsageError(format!(
                "found --threads {threads}, and the engine {name} has one: leave --threads out"
            )));
        }
        let default_threads = if instance.puzzle().position_count() < SMALL_POSITIONS {
            1
        } else {
            parallel::cores()
        };
        let limits = Limits {
            memory: available_memory().into_iter().chain(allowed).min(),
            threads: options
                .threads
                .map_or(default_threads, |threads| threads as usize),
            cpu: match used_engine {
                Engine::Rows => chosen_cpu()?,
                Engine::Scan(_) => Cpu::best(),
            },
            ..Limits::default()
        };
        Ok(Request { instance, engine, limits, max_memory: allowed })
    }

    /// Computes a table, with notes and a progress bar on standard error.
    ///
    /// # Errors
    /// The error of [`explain`](Self::explain).
    pub fn table(&self, purpose: Purpose) -> Result<PuzzleTable> {
        self.try_table(purpose).map_err(|error| self.explain(&error))
    }

    /// As [`table`](Self::table), with the solver's error.
    pub fn try_table(&self, purpose: Purpose) -> Result<PuzzleTable, SolveError> {
        let Request { instance, engine, limits, .. } = self;
        let reporter = ProgressReporter::new(self);
        PuzzleTable::compute(instance, *engine, purpose, *limits, &|e| {
            reporter.report(e)
        })
    }

    /// The error message for the user, with advice about options.
    pub fn explain(&self, error: &SolveError) -> Error {
        let name = self.instance.name();
        let message = match error {
            SolveError::Memory { .. } => self.refused(error) + &self.what_fits(),
            SolveError::VisitsExceeded { visits, table } => {
                let no_solution = match visits {
                    0 | 1 => {
                        "a bidirectional search may visit no other position".to_owned()
                    }
                    visits => format!(
                        "a bidirectional search among {} positions found no solution",
                        thousands(*visits as u64)
                    ),
                };
                match table {
                    Some(error) => {
                        format!("{no_solution}, and {}", self.refused(error))
                    }
                    None => no_solution,
                }
            }
            SolveError::Scan(error @ TableError::TooDeep) => format!(
                "{name}: {error}; choose a smaller puzzle, or one with more pegs"
            ),
            SolveError::Law(_) | SolveError::Patterns(_) => {
                return or_interrupted(anyhow!("{name}: {error}"));
            }
            error => format!("{name}: {error}"),
        };
        or_interrupted(UsageError(message).into())
    }

    /// Why a table cannot be made.
    fn refused(&self, error: &SolveError) -> String {
        let SolveError::Memory { need, bytes, limit } = error else {
            return self.explain(error).to_string();
        };
        let (name, available) = (self.instance.name(), readable_bytes(*limit));
        let limit = if self.max_memory == Some(*limit) {
            format!("--max-memory allows {available}; {}", allow_memory(*bytes))
        } else {
            format!("{available} are available")
        };
        let positions = thousands(self.instance.puzzle().position_count());
        let bytes = readable_bytes(*bytes);
        format!(
            "{name} has {positions} positions: {need} needs {bytes} of memory, and {limit}"
        )
    }

    /// What the same command needs less memory for.
    fn what_fits(&self) -> String {
        let all = solve::what_fits(&self.instance, self.limits);
        let all = all.into_iter().map(|fits| match fits {
            Alternative::Table(purpose, bytes) => {
                let keep = super::table::keep_name(purpose);
                format!("gods table --keep {keep}, {}", readable_bytes(bytes))
            }
            Alternative::Search(method) => {
                format!("gods solve --method {}", method.name())
            }
            Alternative::Smaller(name, bytes) => {
                format!("gods table {name}, {}", readable_bytes(bytes))
            }
        });
        match &all.collect::<Vec<_>>()[..] {
            [] if self.instance.definition().is_some() => {
                "; what fits: a smaller puzzle, or a --goal with ?".to_owned()
            }
            [] => "; what fits: a smaller puzzle".to_owned(),
            all => format!("; what fits: {}", all.join("; ")),
        }
    }

    /// A description of a step of the solver and its cost.
    pub fn describe_step(&self, step: &SolveStep) -> String {
        match step {
            SolveStep::Bidirectional { visits, bytes } => format!(
                "bidirectional search, among {} positions, in up to {}",
                thousands(*visits as u64),
                readable_bytes(*bytes)
            ),
            SolveStep::Table { refused: Some(error), .. } => {
                format!("no complete table: {}", self.refused(error))
            }
            SolveStep::Table { cost, .. } => {
                let positions = thousands(self.instance.puzzle().position_count());
                let duration = if cost.is_long() {
                    format!("made in about {}", readable_duration(cost.seconds))
                } else {
                    "soon made".to_owned()
                };
                let bytes = readable_bytes(cost.bytes);
                format!(
                    "a complete table of {positions} positions in {bytes}, {duration}"
                )
            }
            SolveStep::IdaStar { bound, cost, nodes } => {
                let among = nodes.map_or(String::new(), |nodes| {
                    format!(" among {} positions", thousands(nodes))
                });
                let left_out = match bound {
                    SearchBound::Patterns { partition, .. } if nodes.is_none() => {
                        self.left_out(*partition)
                    }
                    _ => String::new(),
                };
                format!("IDA*{among} with {}{left_out}", describe_bound(*bound, cost))
            }
            SolveStep::ReversedIdaStar => {
                "IDA* from the goal to the position, if its blank is in a corner"
                    .to_owned()
            }
            _ => "the table that is saved".to_owned(),
        }
    }

    /// What the larger tables need, where these are used and those are left out.
    fn left_out(&self, used: Partition) -> String {
        let larger = Partition::of_side(used.side()).map(|[_, larger]| larger);
        let Some(partition) = larger.filter(|&larger| larger != used) else {
            return String::new();
        };
        let saved = cache::folder().is_ok_and(|folder| partition.is_saved(&folder));
        let bytes = SearchBound::Patterns { partition, saved }.cost().bytes;
        let advice = self.max_memory.map(|_| format!("; {}", allow_memory(bytes)));
        format!(
            "; {partition}, faster far from solved, are left out, for they need {}{}",
            readable_bytes(bytes),
            advice.unwrap_or_default()
        )
    }
}

/// The error, or if a signal stopped the computation, one with the exit code of that.
pub fn or_interrupted(error: Error) -> Error {
    match signals::check_interrupted() {
        Ok(()) => error,
        Err(interrupted) => Error::new(interrupted).context(error.to_string()),
    }
}

/// Advice to allow this number of bytes.
fn allow_memory(bytes: u64) -> String {
    format!("allow --max-memory {}M", bytes.div_ceil(1 << 20))
}

/// A description of a lower bound.
fn describe_bound(bound: SearchBound, cost: &Cost) -> String {
    match bound {
        SearchBound::Patterns { partition, saved } => {
            let size = readable_bytes(partition.bytes());
            match cache::folder() {
                _ if saved => format!("the tables {partition}, {size} that are saved"),
                Err(_) => format!("the tables {partition}, {size} that are built"),
                Ok(folder) => format!(
                    "the tables {partition}, {size} that are built in about {} and kept in \
                     {folder:?}",
                    readable_duration(cost.seconds)
                ),
            }
        }
        SearchBound::WalkingDistance => {
            "the larger of linear conflict and walking distance".to_owned()
        }
        SearchBound::Pieces { tables, entries, .. } => format!(
            "{} of some pieces, {} that are built in about {}",
            pluralize(tables, "table"),
            readable_bytes(entries),
            readable_duration(cost.seconds)
        ),
        _ => "linear conflict; far from solved, that may take days".to_owned(),
    }
}

/// The instruction set that `GODS_CPU` names, or the best one of this machine.
///
/// # Errors
/// If there is no such instruction set, or this machine does not have it.
fn chosen_cpu() -> Result<Cpu> {
    let name = std::env::var_os("GODS_CPU").unwrap_or_default();
    if name.is_empty() {
        return Ok(Cpu::best());
    }
    let cpu = name.to_string_lossy().parse().and_then(Cpu::check);
    Ok(cpu.map_err(|error| UsageError(format!("GODS_CPU: {error}")))?)
}

/// Parses a number of bytes, which may have a unit K, M, G or T, powers of 1024.
fn parse_size(text: &str) -> Result<u64, String> {
    let end = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    let letter = unit.trim_end_matches(['i', 'b', 'B']).to_ascii_uppercase();
    let power = ["", "K", "M", "G", "T"].iter().position(|unit| *unit == letter);
    let number = number.trim().parse().ok().filter(|number: &f64| *number >= 0.0);
    match (number, power) {
        (Some(number), Some(power)) => {
            Ok((number * 1024_f64.powi(power as i32)) as u64)
        }
        _ => {
            Err("it must be a number of bytes, or one with K, M, G or T after it"
                .into())
        }
    }
}

/// The available memory in bytes: the machine's, or less if the control group has a limit.
/// `None` if the system does not report it.
pub fn available_memory() -> Option<u64> {
    let mut system = System::new().ok()?;
    system.refresh_memory();
    let machine = system.available_memory();
    let group = system.cgroup_limits();
    let group = group.map_or(u64::MAX, |g| g.total_memory.saturating_sub(g.rss));
    Some(machine.min(group)).filter(|_| machine > 0)
}

/// A duration in a suitable unit: `a second`, `46 s`, `12 min`, `5 h`, `3 days`.
pub fn readable_duration(seconds: f64) -> String {
    let units = [(1.0, "s"), (60.0, "min"), (3600.0, "h"), (86_400.0, "days")];
    let fits = |&&(unit, _): &&(f64, &str)| seconds >= 2.0 * unit;
    match units.iter().rev().find(fits) {
        None => "a second".to_owned(),
        Some(&(unit, name)) => {
            format!("{} {name}", thousands((seconds / unit).round() as u64))
        }
    }
}
