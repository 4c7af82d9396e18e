//! `gods table`: the complete table of a puzzle, counted layer by layer.
use std::fmt::Write;
use std::time::Instant;

use anyhow::Result;
use puzzle::catalog::{Choice, Count};
use puzzle::{Indexed, Metric};
use serde::Serialize;
use table::{CompleteTable, Engine, PocketCubeTable, TableError};

use super::chart::{self, Page};
use super::choose::{Chosen, Which};
use super::progress::Progress;
use super::{choose, count, memory, thousands};
use crate::tool::failure::Usage;
use crate::tool::out;

/// How it is called.
pub const EXAMPLES: &str = "\
Examples:
  gods table pocket-cube
  gods table pocket-cube --metric quarter-turn --csv
  gods table pocket-cube --engine unrank       what the tables are worth
  gods table 8-puzzle --json";

/// What `gods table` understands.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    which: Which,
    /// How neighbors are found: unrank, hoisted or tables; the puzzle's fastest if
    /// it is left out.
    #[arg(long, value_name = "ENGINE")]
    engine: Option<String>,
    /// One JSON object instead of a table.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// A line `depth,positions` for each layer.
    #[arg(long)]
    csv: bool,
}

/// The result, with the keys and the order that programs rely on.
#[derive(Serialize)]
struct Counted {
    puzzle: String,
    metric: Option<&'static str>,
    positions: u64,
    layers: Vec<u64>,
    engine: &'static str,
    threads: usize,
    bytes: usize,
    seconds: f64,
}

/// Computes the table and prints what was counted.
pub fn run(args: &Args) -> Result<()> {
    let start = Instant::now();
    let Chosen { choice, metric, puzzle } = args.which.choose()?;
    let engine = choose::engine(&choice, args.engine.as_deref())?;
    let (table, bytes) = compute(&choice, &*puzzle, metric, engine)?;
    let counted = Counted {
        puzzle: choice.name.clone(),
        metric: metric.map(Metric::name),
        positions: table.layers().iter().sum(),
        layers: table.layers().to_vec(),
        engine: engine.name(),
        threads: 1,
        bytes,
        seconds: start.elapsed().as_secs_f64(),
    };
    let text = match args {
        Args { json: true, .. } => serde_json::to_string(&counted)?,
        Args { csv: true, .. } => csv(&counted.layers),
        _ => page(&choice, metric, &counted, table.mean()),
    };
    Ok(out::line(text)?)
}

/// The distance of every position to solved, and the bytes it took to compute. While
/// it is computed, a bar grows. A table that is larger than the memory is refused.
pub fn compute(
    choice: &Choice,
    puzzle: &dyn Indexed,
    metric: Option<Metric>,
    engine: Engine,
) -> Result<(CompleteTable, usize)> {
    memory::check(&choice.name, puzzle.count())?;
    let progress = Progress::new(puzzle.count());
    if let ("pocket-cube", Some(metric)) = (choice.name.as_str(), metric) {
        let observer = |layer| progress.layer(layer);
        let cube = PocketCubeTable::with_engine(metric, engine, observer);
        let bytes = cube.bytes();
        return Ok((cube.into_table(), bytes));
    }
    let table = table::distances_to_solved(puzzle, |layer| progress.layer(layer));
    let table = table.map_err(|error| match error {
        TableError::TooLarge { .. } => {
            Usage(format!("{}: {error}", choice.name)).into()
        }
        TableError::TooDeep => Usage(format!(
            "{}: {error}; choose a smaller puzzle, or one with more pegs",
            choice.name
        ))
        .into(),
        error => anyhow::Error::from(error),
    })?;
    let bytes = table.distances().len();
    Ok((table, bytes))
}

fn csv(layers: &[u64]) -> String {
    let mut text = "depth,positions".to_owned();
    for (depth, positions) in layers.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n{depth},{positions}");
    }
    text
}

/// The table for people.
fn page(
    choice: &Choice,
    metric: Option<Metric>,
    counted: &Counted,
    mean: f64,
) -> String {
    let counting = metric.map_or(String::new(), |metric| format!(", {metric} metric"));
    let layers = chart::layers(&counted.layers, Page::of_stdout());
    let depth = counted.layers.len() - 1;
    let published = match choice.published(metric) {
        None => String::new(),
        Some(p) => match p.count {
            Count::Layers(layers) if layers == counted.layers => {
                format!("\npublished  the same, {}", p.source)
            }
            Count::Depth(most) if most == depth => {
                format!("\npublished  the same number of moves, {}", p.source)
            }
            _ => format!("\npublished  OTHER NUMBERS, {}", p.source),
        },
    };
    format!(
        "{}{counting}: {}\n\n{layers}\n\n\
         positions  {}\n\
         farthest   {}\n\
         mean       {mean:.3} moves{published}\n\
         engine     {}, {}\n\
         memory     {} bytes\n\
         time       {:.3} s",
        choice.name,
        choice.family.about,
        thousands(counted.positions),
        count(depth, "move"),
        counted.engine,
        count(counted.threads, "thread"),
        thousands(counted.bytes as u64),
        counted.seconds,
    )
}
