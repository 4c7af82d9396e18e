//! `gods farthest`: the positions that need the most moves.
use anyhow::{Context, Result};
use puzzle::Metric;
use rows::{Distances, Keep};
use serde::Serialize;
use solve::{Computation, Instance, Purpose};
use std::path::PathBuf;
use std::time::Instant;

use super::choose::Which;
use super::request::{Options, Request};
use super::{Computed, by, in_metric, join, pluralize, print, save, thousands};

/// What `gods farthest` understands.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods farthest 8-puzzle
  gods farthest pocket-cube --metric quarter-turn --count 3
  gods farthest sliding-2x3 --json
  gods farthest 8-puzzle --table 8-puzzle.gods   of a table that was saved")]
pub struct Args {
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    options: Options,
    /// How many of them, each with a shortest solution; 0 only counts them.
    #[arg(long, value_name = "K", default_value_t = 5)]
    count: usize,
    /// A saved table of the puzzle, instead of one that is made for this.
    #[arg(
        long,
        value_name = "FILE",
        value_hint = clap::ValueHint::FilePath,
        conflicts_with_all = ["engine", "threads", "max_memory"]
    )]
    table: Option<PathBuf>,
    /// One JSON object.
    #[arg(long)]
    json: bool,
}

/// The result, with the keys and the order that programs rely on.
#[derive(Serialize)]
struct Farthest<'a> {
    puzzle: &'a str,
    metric: Option<&'static str>,
    distance: usize,
    count: u64,
    positions: Vec<Position>,
    #[serde(flatten, with = "Computed")]
    computation: Computation,
    seconds: f64,
}

#[derive(Serialize)]
struct Position {
    position: String,
    solution: String,
}

/// Computes the table and prints the last layer's first positions.
pub fn run(args: &Args) -> Result<()> {
    let start = Instant::now();
    let request = Request::of(&args.which, &args.options)?;
    let made = match &args.table {
        Some(file) => save::open(&request.instance, file)?,
        // The last layer alone says how many they are.
        None if args.count == 0 => request.table(Purpose::Layers)?,
        None => request.table(Purpose::Keep(Keep::Byte))?,
    };
    let instance = &request.instance;
    let positions = match &made.distances {
        Some(table) if args.count > 0 => positions(instance, &**table, args.count)?,
        _ => Vec::new(),
    };
    let farthest = Farthest {
        puzzle: instance.name(),
        metric: instance.metric().map(Metric::name),
        distance: made.layers.len() - 1,
        count: made.layers.last().copied().unwrap_or_default(),
        positions,
        computation: made.computation,
        seconds: start.elapsed().as_secs_f64(),
    };
    print(args.json, &farthest, || page(&farthest, made.layers.iter().sum()))
}

/// The first of the farthest positions, each with a shortest solution.
///
/// # Errors
/// If the table does not know them, or from one of them no solution.
fn positions(
    instance: &Instance,
    table: &dyn Distances,
    most: usize,
) -> Result<Vec<Position>> {
    let names = instance.puzzle().move_names();
    let ranks = table.farthest().context("the table has no farthest positions")?;
    let solved = ranks.into_iter().take(most).map(|rank| {
        let position = instance.puzzle().write_rank(rank);
        let solution = table.solution(rank).with_context(|| {
            format!("the table has no solution of the position {position}")
        })?;
        Ok(Position { position, solution: join(&names, &solution) })
    });
    solved.collect()
}

/// The positions for people.
fn page(farthest: &Farthest, total: u64) -> String {
    let mut text = format!(
        "puzzle    {}{}\nfarthest  {}: {} of {} positions\nengine    {}",
        farthest.puzzle,
        in_metric(farthest.metric),
        pluralize(farthest.distance, "move"),
        thousands(farthest.count),
        thousands(total),
        by(&farthest.computation),
    );
    for Position { position, solution } in &farthest.positions {
        text.push_str(&format!("\n\nposition  {position}\nsolution  {solution}"));
    }
    let shown = farthest.positions.len() as u64;
    if 0 < shown && shown < farthest.count {
        text.push_str(&format!("\n\n{} more", thousands(farthest.count - shown)));
    }
    text
}
