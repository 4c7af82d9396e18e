//! `gods farthest`: the positions that need the most moves.
use anyhow::{Context, Result};
use puzzle::Metric;
use rows::{Distances, Keep};
use serde::Serialize;
use solve::{Computation, Instance, Purpose};
use std::path::PathBuf;
use std::time::Instant;

use super::choose::{NotationArgs, PuzzleArgs};
use super::request::{Request, TableOptions};
use super::{
    ComputationFields, engine_and_threads, join_moves, metric_phrase, pluralize,
    print_answer, save, thousands,
};

/// The arguments of `gods farthest`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods farthest 8-puzzle
  gods farthest pocket-cube --metric quarter-turn --count 3
  gods farthest sliding-2x3 --json
  gods farthest 8-puzzle --table 8-puzzle.gods   of a table that was saved")]
pub struct Args {
    #[command(flatten)]
    puzzle_args: PuzzleArgs,
    #[command(flatten)]
    notation_args: NotationArgs,
    #[command(flatten)]
    options: TableOptions,
    /// How many of them, each with a shortest solution; 0 only counts them.
    #[arg(long, value_name = "K", default_value_t = 5)]
    count: usize,
    /// A saved table of the puzzle, instead of a computed one.
    #[arg(
        long,
        value_name = "FILE",
        value_hint = clap::ValueHint::FilePath,
        conflicts_with_all = ["engine", "threads", "max_memory", "goal"]
    )]
    table: Option<PathBuf>,
    /// One JSON object.
    #[arg(long)]
    json: bool,
}

/// The result as JSON. Programs rely on these keys and their order.
#[derive(Serialize)]
struct Farthest<'a> {
    puzzle: &'a str,
    metric: Option<&'static str>,
    distance: usize,
    count: u64,
    positions: Vec<SolvedPosition>,
    #[serde(flatten, with = "ComputationFields")]
    computation: Computation,
    seconds: f64,
}

#[derive(Serialize)]
struct SolvedPosition {
    position: String,
    solution: String,
}

/// Computes or opens the table, and prints the first positions of the last layer.
pub fn run(args: &Args) -> Result<()> {
    let start = Instant::now();
    let instance = args.puzzle_args.instance_in(&args.notation_args)?;
    let request = Request::new(instance, &args.options)?;
    let complete = match &args.table {
        Some(file) => save::open(&request.instance, file)?,
        // Only the number of positions is needed, so only the layers are computed.
        None if args.count == 0 => request.table(Purpose::Layers)?,
        None => request.table(Purpose::Keep(Keep::Byte))?,
    };
    let instance = &request.instance;
    let positions = match &complete.distances {
        Some(table) if args.count > 0 => {
            solved_farthest(instance, &**table, args.count)?
        }
        _ => Vec::new(),
    };
    let farthest = Farthest {
        puzzle: instance.name(),
        metric: instance.metric().map(Metric::name),
        distance: complete.layers.len() - 1,
        count: complete.layers.last().copied().unwrap_or_default(),
        positions,
        computation: complete.computation,
        seconds: start.elapsed().as_secs_f64(),
    };
    print_answer(args.json, &farthest, || {
        to_text(&farthest, complete.layers.iter().sum())
    })
}

/// The first of the farthest positions, each with a shortest solution.
///
/// # Errors
/// If the table does not store them, or has no solution of one of them.
fn solved_farthest(
    instance: &Instance,
    table: &dyn Distances,
    most: usize,
) -> Result<Vec<SolvedPosition>> {
    let names = instance.puzzle().move_names();
    let ranks = table.farthest().context("the table has no farthest positions")?;
    let solved = ranks.into_iter().take(most).map(|rank| {
        let position = instance.puzzle().write_rank(rank);
        let solution = table.solution(rank).with_context(|| {
            format!("the table has no solution of the position {position}")
        })?;
        Ok(SolvedPosition { position, solution: join_moves(&names, &solution) })
    });
    solved.collect()
}

/// The result as text.
fn to_text(farthest: &Farthest, total: u64) -> String {
    let mut text = format!(
        "puzzle    {}{}\nfarthest  {}: {} of {} positions\nengine    {}",
        farthest.puzzle,
        metric_phrase(farthest.metric),
        pluralize(farthest.distance, "move"),
        thousands(farthest.count),
        thousands(total),
        engine_and_threads(&farthest.computation),
    );
    for SolvedPosition { position, solution } in &farthest.positions {
        text.push_str(&format!("\n\nposition  {position}\nsolution  {solution}"));
    }
    let shown = farthest.positions.len() as u64;
    if 0 < shown && shown < farthest.count {
        text.push_str(&format!("\n\n{} more", thousands(farthest.count - shown)));
    }
    text
}
