//! `gods farthest`: the positions that need the most moves.
use anyhow::{Context, Result};
use rows::Distances;
use serde::Serialize;
use std::path::PathBuf;
use std::time::Instant;

use super::choose::{Instance, Which};
use super::engine::{Computation, Options};
use super::save;
use super::tables::{self, Purpose};
use super::{choose, count, in_metric, join, print, thousands};

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
    #[arg(long, value_name = "K", default_value = "5", allow_hyphen_values = true)]
    count: String,
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
    #[serde(flatten)]
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
    let instance = args.which.choose()?;
    let most = choose::number("--count", &args.count, 0)?;
    let Instance { choice, metric, .. } = &instance;
    // The last layer alone says how many they are.
    let what = if most == 0 { Purpose::Record(None) } else { Purpose::Farthest };
    let made = match &args.table {
        Some(file) => save::open(&instance, file)?,
        None => tables::make(&instance, &args.options, what)?,
    };
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let positions = match &made.table {
        Some(table) if most > 0 => positions(&instance, &**table, most)?,
        _ => Vec::new(),
    };
    let farthest = Farthest {
        puzzle: &choice.name,
        metric: metric.map(|metric| metric.name()),
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
    let names = instance.puzzle.names();
    let ranks = table.farthest().context("the table has no farthest positions")?;
    let solved = ranks.into_iter().take(most).map(|rank| {
        let position = instance.puzzle.write_rank(rank);
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
        count(farthest.distance, "move"),
        thousands(farthest.count),
        thousands(total),
        farthest.computation.sentence(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::tables::tests::Lost;

    #[test]
    fn a_table_without_a_way_home_is_no_solved_position() {
        let instance = choose::instance("sliding-2x2", None).unwrap();
        let said = |farthest| {
            positions(&instance, &Lost(farthest), 5).err().unwrap().to_string()
        };
        let no_way = "the table has no solution of the position 1 2 3 0";
        assert_eq!(said(Some(vec![0])), no_way);
        assert_eq!(said(None), "the table has no farthest positions");
    }
}
