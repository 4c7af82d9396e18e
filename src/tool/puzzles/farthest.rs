//! `gods farthest`: the positions that need the most moves.
use anyhow::Result;
use serde::Serialize;

use super::choose::{Chosen, Which};
use super::{choose, complete, count, join, thousands};
use crate::tool::out;

/// How it is called.
pub const EXAMPLES: &str = "\
Examples:
  gods farthest 8-puzzle
  gods farthest pocket-cube --metric quarter-turn --count 3
  gods farthest sliding-2x3 --json";

/// What `gods farthest` understands.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    which: Which,
    /// How many of them, each with a shortest solution; 0 only counts them.
    #[arg(long, value_name = "K", default_value = "5", allow_hyphen_values = true)]
    count: String,
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
}

#[derive(Serialize)]
struct Position {
    position: String,
    solution: String,
}

/// Computes the table and prints the last layer's first positions.
pub fn run(args: &Args) -> Result<()> {
    let chosen = args.which.choose()?;
    let most = choose::number("--count", &args.count, 0)?;
    let Chosen { choice, metric, puzzle } = &chosen;
    let engine = choose::engine(choice, None)?;
    let (table, _) = complete::compute(choice, &**puzzle, *metric, engine)?;
    let names = puzzle.names();
    let position = |rank: usize| {
        let solution = table::solution(&**puzzle, &table, rank as u64)?;
        let position = puzzle.write(rank as u64);
        Ok(Position { position, solution: join(&names, &solution) })
    };
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let farthest = Farthest {
        puzzle: &choice.name,
        metric: metric.map(|metric| metric.name()),
        distance: table.depth(),
        count: table.layers()[table.depth()],
        positions: table.farthest().take(most).map(position).collect::<Result<_>>()?,
    };
    Ok(out::line(match args.json {
        true => serde_json::to_string(&farthest)?,
        false => page(&farthest, table.layers().iter().sum()),
    })?)
}

/// The positions for people.
fn page(farthest: &Farthest, total: u64) -> String {
    let metric = farthest.metric.map_or(String::new(), |m| format!(", {m} metric"));
    let mut text = format!(
        "puzzle    {}{metric}\nfarthest  {}: {} of {} positions",
        farthest.puzzle,
        count(farthest.distance, "move"),
        thousands(farthest.count),
        thousands(total),
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
