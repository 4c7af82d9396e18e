//! What a command is asked to compute: the puzzle, the engine, the limits; and what is said where
//! that cannot be.
use anyhow::{Error, Result, anyhow, bail};
use cpu::Cpu;
use fifteen::Partition;
use ida_star::SearchError as IdaStarError;
use rows::{Keep, RowsError, SearchError};
use solve::{
    Cost, Engine, Instance, Limits, LowerBound, Purpose, PuzzleTable, SMALL,
    SolveError, Step, TablePlan,
};
use table::TableError;

use super::choose::{self, Which, listed};
use super::memory::{Limit, SMALLER};
use super::watch::Watch;
use super::{count, thousands};
use base::failure::Usage;
use base::{cache, parallel, readable};

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
    max_memory: Option<String>,
}

/// More threads than this are a slip of the fingers.
const MOST_THREADS: u64 = 1024;
/// So many threads for each core are hardly slower than one, and get more of a machine that
/// others use too. With hundreds, to wake them for each layer takes longer than the layer.
const A_CORE: usize = 8;

/// A puzzle, and what is to be computed of it within which limits.
pub struct Request {
    /// The puzzle.
    pub instance: Instance,
    /// The engine that is asked for.
    pub engine: Option<Engine>,
    /// What it may take.
    pub limits: Limits,
    memory: Limit,
}

/// The options that take less memory, the best first, with the bytes of each.
pub type Smaller<'a> = &'a dyn Fn() -> Vec<(String, u64)>;

impl Request {
    /// A request without options, as for a table that was saved.
    pub fn without_options(instance: Instance) -> Self {
        let (engine, limits, memory) = (None, Limits::default(), Limit::default());
        Request { instance, engine, limits, memory }
    }

    /// What a command line asks for.
    ///
    /// # Errors
    /// [`Usage`] if there is no such puzzle, or it has no such engine.
    pub fn of(which: &Which, options: &Options) -> Result<Self> {
        Request::new(which.choose()?, options)
    }

    /// What the options ask for.
    ///
    /// # Errors
    /// [`Usage`] if the puzzle has no such engine.
    pub fn new(instance: Instance, options: &Options) -> Result<Self> {
        let memory = Limit::new(options.max_memory.as_deref())?;
        let limits = Limits { memory: memory.most(), ..Limits::default() };
        let mut request = Request { instance, engine: None, limits, memory };
        let small = request.instance.puzzle().positions() < SMALL;
        let wanted = match &options.threads {
            None if small => 1,
            None => parallel::cores(),
            Some(text) => {
                choose::number_between("--threads", text, 1, MOST_THREADS)? as usize
            }
        };
        let there = request.instance.engines();
        let named = options.engine.as_ref().map(|name| request.named(name, &there));
        request.engine = named.transpose()?;
        match (request.engine.unwrap_or(there[0]), options.threads.as_deref()) {
            // Only rows have a choice of instructions, and take more threads than one.
            (Engine::Rows, _) => {
                request.limits.threads = wanted.min(A_CORE * parallel::cores());
                request.limits.cpu = instructions()?;
            }
            (scan, Some(threads)) if threads != "1" => bail!(Usage(format!(
                "found --threads {threads}, and the engine {scan} has one: leave --threads out"
            ))),
            _ => {}
        }
        Ok(request)
    }

    /// The engine with this name, of those that the puzzle has.
    fn named(&self, name: &str, there: &[Engine]) -> Result<Engine> {
        let names = Engine::ALL.map(Engine::name);
        let Some(engine) = Engine::ALL.into_iter().find(|engine| engine.name() == name)
        else {
            let error =
                format!("unknown engine {name:?}; there are {}", names.join(", "));
            return Err(choose::unknown(&error, name, names.into_iter()));
        };
        if there.contains(&engine) {
            return Ok(engine);
        }
        let there: Vec<_> = there.iter().map(|engine| engine.name()).collect();
        let engines = if there.len() == 1 { "only the engine" } else { "the engines" };
        bail!(Usage(format!(
            "found --engine {name}, and {} has {engines} {}: leave --engine out",
            self.instance.name(),
            listed(&there)
        )))
    }

    /// A table of the puzzle, if there is one for this purpose.
    ///
    /// # Errors
    /// [`SolveError`] as [`TablePlan::new`].
    pub fn plan(&self, purpose: Purpose) -> Result<TablePlan<'_>, SolveError> {
        TablePlan::new(&self.instance, self.engine, purpose, self.limits)
    }

    /// How many bytes a table for a purpose takes, after the option that asks for it.
    pub fn taking(&self, option: String, purpose: Purpose) -> Option<(String, u64)> {
        Some((option, self.plan(purpose).ok()?.cost().bytes))
    }

    /// Computes a table, with notes and a bar.
    ///
    /// # Errors
    /// What [`explain`](Self::explain) says.
    pub fn table(&self, purpose: Purpose, smaller: Smaller) -> Result<PuzzleTable> {
        let plan = match self.plan(purpose) {
            Err(SolveError::OnlyBytes(engine)) => bail!(Usage(format!(
                "found --keep {}, and the engine {engine} keeps a byte for each position: \
                 write --keep byte, or leave --keep out",
                keep_name(purpose)
            ))),
            Err(SolveError::Keep { least, error }) => bail!(Usage(format!(
                "found --keep {}: {error}; write --keep {}",
                keep_name(purpose),
                keep_name(Purpose::Keep(least))
            ))),
            plan => plan.map_err(|error| self.explain(&error, smaller))?,
        };
        let table = plan.compute(&Watch::new(self));
        table.map_err(|error| self.explain(&error, smaller))
    }

    /// What is wrong, in the words of the command line, and what would be right.
    pub fn explain(&self, error: &SolveError, smaller: Smaller) -> Error {
        let name = self.instance.name();
        let said = match error {
            SolveError::Memory { need, bytes, .. } => {
                self.memory.refuses(&self.instance, need, *bytes, &smaller())
            }
            SolveError::Scan(error @ TableError::TooLarge { .. }) => {
                format!("{name}: {error}; {SMALLER}")
            }
            SolveError::Scan(error @ TableError::TooDeep) => format!(
                "{name}: {error}; choose a smaller puzzle, or one with more pegs"
            ),
            // What the system does not give, though it seemed to have it.
            SolveError::Rows(error) => {
                let advice = match error {
                    RowsError::Search(SearchError::Threads(_)) => {
                        "take fewer, as in --threads 1"
                    }
                    _ => SMALLER,
                };
                format!("{name}: {error}; {advice}")
            }
            SolveError::NoLowerBound => format!(
                "found --method ida-star, and no lower bound of {name} is known: there are \
                 some of sliding puzzles and of the pocket cube; take --method both-ends or \
                 --method table"
            ),
            SolveError::NotFifteen(_) => {
                format!("found --tables, and {name} has none: they are the 15-puzzle's")
            }
            SolveError::NotMet { visits, table } => {
                let looked = not_met(*visits);
                match table {
                    Some(error) => {
                        format!("{looked}, and {}", self.explain(error, smaller))
                    }
                    None => looked,
                }
            }
            &SolveError::Search(IdaStarError::Limit { nodes, at_least }) => format!(
                "no solution was found by IDA* among {} positions, and the shortest has \
                 {at_least} moves or more: allow more --max-nodes",
                thousands(nodes)
            ),
            SolveError::Search(error) => error.to_string(),
            SolveError::Unsolvable => {
                format!("no moves of {name} lead from this position to the solved one")
            }
            error => return anyhow!("{name}: {error}"),
        };
        Usage(said).into()
    }

    /// What a step does, and what it costs.
    pub fn sentence(&self, step: &Step) -> String {
        let positions = thousands(self.instance.puzzle().positions());
        match step {
            Step::Bidirectional { visits, bytes } => format!(
                "from both ends, among {} positions, in up to {}",
                thousands(*visits as u64),
                readable(*bytes)
            ),
            Step::Table { refused: Some(error), .. } => {
                format!("no complete table: {}", self.explain(error, &Vec::new))
            }
            Step::Table { engine, threads, cost, is_long: true, .. } => {
                let name = self.instance.name();
                let (bytes, time) = (readable(cost.bytes), lasting(cost.seconds));
                format!(
                    "{name}: the table of {positions} positions takes {bytes} of memory and \
                     about {time}, {}, which gods measure found",
                    rate(*engine, *threads, cost)
                )
            }
            Step::Table { cost, .. } => format!(
                "a complete table of {positions} positions in {}, soon made",
                readable(cost.bytes)
            ),
            Step::IdaStar { bound, cost } => {
                let limit = self.limits.nodes.map_or(String::new(), |most| {
                    format!("; it gives up after {} positions", thousands(most))
                });
                format!("IDA* with {}{limit}", of_bound(*bound, cost))
            }
            _ => "the table that is saved".to_owned(),
        }
    }
}

/// How fast a table is computed.
fn rate(engine: Engine, threads: usize, cost: &Cost) -> String {
    match engine {
        Engine::Rows => format!(
            "with {}, at {} MB of rows a second for each",
            count(threads, "thread"),
            cost.rate / 1e6
        ),
        Engine::Scan(_) => {
            format!("at {} positions a second", thousands(cost.rate as u64))
        }
    }
}

/// What a lower bound is.
fn of_bound(bound: LowerBound, cost: &Cost) -> String {
    let size = |partition: Partition| readable(partition.bytes());
    match bound {
        LowerBound::Patterns { partition, saved: true } => {
            format!("the tables {partition}, {} that are saved", size(partition))
        }
        LowerBound::Patterns { partition, .. } => {
            let kept = cache::folder()
                .map_or(String::new(), |folder| format!(" and kept in {folder:?}"));
            let (size, time) = (size(partition), lasting(cost.seconds));
            format!(
                "the tables {partition}, {size} that are built in about {time}{kept}"
            )
        }
        LowerBound::WalkingDistance => {
            "the larger of linear conflict and walking distance".to_owned()
        }
        LowerBound::LinearConflict => {
            "linear conflict; far from solved, that may take days".to_owned()
        }
        LowerBound::PruningTables => "the larger of two pruning tables".to_owned(),
    }
}

/// What a search from both ends has not found.
pub fn not_met(visits: usize) -> String {
    match visits {
        0 => {
            "the lines before have used what may be looked at from both ends".to_owned()
        }
        _ => {
            let most = thousands(visits as u64);
            format!("no way was found from both ends among {most} positions")
        }
    }
}

/// All that `--keep` understands, the most first.
pub const RECORDS: [(&str, Purpose); 4] = [
    ("byte", Purpose::Keep(Keep::Byte)),
    ("two-bits", Purpose::Keep(Keep::TwoBits)),
    ("one-bit", Purpose::Keep(Keep::OneBit)),
    ("nothing", Purpose::Layers),
];

/// The name on the command line of what is kept.
fn keep_name(purpose: Purpose) -> &'static str {
    RECORDS.iter().find(|record| record.1 == purpose).map_or("", |record| record.0)
}

/// What `--keep` asks for.
///
/// # Errors
/// [`Usage`] if nothing has this name.
pub fn purpose(name: &str) -> Result<Purpose> {
    let names = || RECORDS.iter().map(|record| record.0);
    let found = RECORDS.iter().find(|record| record.0 == name);
    found.map(|record| record.1).ok_or_else(|| {
        let all = names().collect::<Vec<_>>().join(", ");
        choose::unknown(
            &format!("found --keep {name:?}; there are {all}"),
            name,
            names(),
        )
    })
}

/// The instructions that `GODS_CPU` names, or the best of this machine.
///
/// # Errors
/// If there are no such instructions, or not on this machine.
fn instructions() -> Result<Cpu> {
    let name = std::env::var_os("GODS_CPU").unwrap_or_default();
    if name.is_empty() {
        return Ok(Cpu::best());
    }
    let cpu = name.to_string_lossy().parse().and_then(Cpu::check);
    Ok(cpu.map_err(|error| Usage(format!("GODS_CPU: {error}")))?)
}

/// A time in the unit that people would choose: `a second`, `46 s`, `12 min`, `5 h`, `3 days`.
fn lasting(seconds: f64) -> String {
    let units = [(1.0, "s"), (60.0, "min"), (3600.0, "h"), (86_400.0, "days")];
    let fits = |&&(unit, _): &&(f64, &str)| seconds >= 2.0 * unit;
    match units.iter().rev().find(fits) {
        None => "a second".to_owned(),
        Some(&(unit, name)) => {
            format!("{} {name}", thousands((seconds / unit).round() as u64))
        }
    }
}
