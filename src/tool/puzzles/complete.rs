//! `gods table`: the complete table of a puzzle, counted layer by layer.
use std::fmt::Write;
use std::time::Instant;

use anyhow::Result;
use puzzle::Metric;
use puzzle::catalog::Entry;
use serde::Serialize;
use table::{Engine, PocketCubeTable};

use super::chart::{self, Page};
use super::progress::Progress;
use super::{choose, count, thousands};
use crate::tool::out;

/// How it is called.
pub const EXAMPLES: &str = "\
Examples:
  gods table pocket-cube
  gods table pocket-cube --metric quarter-turn --csv
  gods table pocket-cube --engine unrank       what the tables are worth";

/// What `gods table` understands.
#[derive(clap::Args)]
pub struct Args {
    /// Which puzzle; `gods puzzles` lists them.
    #[arg(value_name = "PUZZLE")]
    puzzle: String,
    /// What counts as one move: half-turn, quarter-turn or clockwise.
    #[arg(long, value_name = "METRIC")]
    metric: Option<String>,
    /// How neighbors are found: unrank, hoisted or tables, the fastest.
    #[arg(long, value_name = "ENGINE", default_value = "tables")]
    engine: String,
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
    puzzle: &'static str,
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
    let entry = choose::puzzle(&args.puzzle)?;
    let metric = choose::metric(entry, args.metric.as_deref())?;
    let engine = choose::engine(&args.engine)?;
    let cube = compute(entry, metric, engine);
    let counted = Counted {
        puzzle: entry.name,
        metric: metric.map(Metric::name),
        positions: cube.table().layers().iter().sum(),
        layers: cube.table().layers().to_vec(),
        engine: engine.name(),
        threads: 1,
        bytes: cube.bytes(),
        seconds: start.elapsed().as_secs_f64(),
    };
    let text = match args {
        Args { json: true, .. } => serde_json::to_string(&counted)?,
        Args { csv: true, .. } => csv(&counted.layers),
        _ => page(entry, metric, &counted, cube.table().mean()),
    };
    Ok(out::line(text)?)
}

/// The table of a puzzle in the catalog, which so far holds one. While it is
/// computed, a bar grows.
pub fn compute(
    entry: &Entry,
    metric: Option<Metric>,
    engine: Engine,
) -> PocketCubeTable {
    let progress = Progress::new(entry.positions);
    let metric = metric.unwrap_or(Metric::HalfTurn);
    PocketCubeTable::with_engine(metric, engine, |layer| progress.layer(layer))
}

fn csv(layers: &[u64]) -> String {
    let mut text = "depth,positions".to_owned();
    for (depth, positions) in layers.iter().enumerate() {
        // Writing to a string can not fail.
        let _ = write!(text, "\n{depth},{positions}");
    }
    text
}

/// The table for people.
fn page(entry: &Entry, metric: Option<Metric>, counted: &Counted, mean: f64) -> String {
    let counting = metric.map_or(String::new(), |metric| format!(", {metric} metric"));
    let layers = chart::layers(&counted.layers, Page::of_stdout());
    let published = entry.published.iter().find(|p| Some(p.metric) == metric);
    let published = match published {
        Some(p) if p.layers == counted.layers => {
            format!("\npublished  the same, {}", p.source)
        }
        Some(p) => format!("\npublished  OTHER LAYERS, {}", p.source),
        None => String::new(),
    };
    format!(
        "{}{counting}: {}\n\n{layers}\n\n\
         positions  {}\n\
         farthest   {}\n\
         mean       {mean:.3} moves{published}\n\
         engine     {}, {}\n\
         memory     {} bytes\n\
         time       {:.3} s",
        entry.name,
        entry.about,
        thousands(counted.positions),
        count(counted.layers.len() - 1, "move"),
        counted.engine,
        count(counted.threads, "thread"),
        thousands(counted.bytes as u64),
        counted.seconds,
    )
}
