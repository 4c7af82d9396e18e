//! `gods solve`: a shortest solution.
use std::time::Instant;

use anyhow::{Result, bail};
use puzzle::Metric;
use puzzle::catalog::Entry;
use puzzle::pocket_cube::{self, Move, PocketCube, from_facelets};
use serde::Serialize;
use table::Engine;

use super::{choose, complete, count};
use crate::tool::failure::Usage;
use crate::tool::out;

/// How it is called.
pub const EXAMPLES: &str = "\
Examples:
  gods solve pocket-cube \"R U F2\"
  gods solve pocket-cube \"R U2 F'\" --metric quarter-turn --json
  gods solve pocket-cube --facelets \"UUUU BBRR RRFF DDDD FFLL LLBB\"";

/// What `gods solve` understands.
#[derive(clap::Args)]
pub struct Args {
    /// Which puzzle; `gods puzzles` lists them.
    #[arg(value_name = "PUZZLE")]
    puzzle: String,
    /// The moves that scramble it, as "R U2 F'".
    #[arg(value_name = "SCRAMBLE", allow_hyphen_values = true)]
    scramble: Option<String>,
    /// More moves: a scramble without quotation marks comes word by word.
    #[arg(hide = true)]
    more: Vec<String>,
    /// The stickers instead: 24 letters, face by face, U R F D L B.
    #[arg(long, value_name = "LETTERS", allow_hyphen_values = true)]
    facelets: Option<String>,
    /// What counts as one move: half-turn, quarter-turn or clockwise.
    #[arg(long, value_name = "METRIC")]
    metric: Option<String>,
    /// One JSON object; its "nodes" are the positions whose distance was looked
    /// up, the given one and every neighbor on the way.
    #[arg(long)]
    json: bool,
}

/// What is to be solved, as it is printed again.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Given {
    Scramble(String),
    Position(String),
}

/// The result, with the keys and the order that programs rely on.
#[derive(Serialize)]
struct Solved {
    puzzle: &'static str,
    metric: Option<&'static str>,
    #[serde(flatten)]
    given: Given,
    length: usize,
    solution: String,
    optimal: bool,
    nodes: usize,
    seconds: f64,
}

/// Solves a position and prints the solution.
pub fn run(args: &Args) -> Result<()> {
    let start = Instant::now();
    let entry = choose::puzzle(&args.puzzle)?;
    let metric = choose::metric(entry, args.metric.as_deref())?;
    let (position, given) = read(entry, args)?;
    let solution = complete::compute(entry, metric, Engine::Tables).solve(&position);
    let moves = pocket_cube::moves(metric.unwrap_or(Metric::HalfTurn)).len();
    let solved = Solved {
        puzzle: entry.name,
        metric: metric.map(Metric::name),
        given,
        length: solution.len(),
        solution: written(&solution),
        optimal: true,
        // The descent looks at all neighbors of each position on the way.
        nodes: 1 + solution.len() * moves,
        seconds: start.elapsed().as_secs_f64(),
    };
    let text = match args.json {
        true => serde_json::to_string(&solved)?,
        false => page(&solved),
    };
    Ok(out::line(text)?)
}

/// The position that the arguments describe, in one of two ways.
fn read(entry: &Entry, args: &Args) -> Result<(PocketCube, Given)> {
    let words = args.scramble.iter().chain(&args.more);
    let scramble = words.map(String::as_str).collect::<Vec<_>>().join(" ");
    match (&args.scramble, &args.facelets) {
        (Some(option), _) if option.starts_with("--") => bail!(Usage(format!(
            "found '{option}' where a scramble should be; the options are --facelets, \
             --metric and --json"
        ))),
        (Some(_), None) => {
            let moves = pocket_cube::parse(&scramble);
            let moves = moves.map_err(|error| Usage(error.to_string()))?;
            let position = moves.iter().map(|m| m.position()).product();
            Ok((position, Given::Scramble(written(&moves))))
        }
        (None, Some(letters)) => {
            let position = from_facelets(letters);
            let position = position.map_err(|error| Usage(error.to_string()))?;
            Ok((position, Given::Position(letters.split_whitespace().collect())))
        }
        (Some(_), Some(_)) => bail!(Usage(format!(
            "found the scramble '{scramble}' and --facelets: give one of the two"
        ))),
        (None, None) => bail!(Usage(format!(
            "found neither a scramble nor --facelets: give one of the two, as in \
             gods solve {} \"R U F2\"",
            entry.name
        ))),
    }
}

fn written(moves: &[Move]) -> String {
    let names: Vec<String> = moves.iter().map(Move::to_string).collect();
    names.join(" ")
}

/// The solution for people.
fn page(solved: &Solved) -> String {
    let given = match &solved.given {
        Given::Scramble(moves) if moves.is_empty() => "scramble  none".to_owned(),
        Given::Scramble(moves) => format!("scramble  {moves}"),
        Given::Position(letters) => format!("position  {letters}"),
    };
    let metric = solved.metric.map_or(String::new(), |m| format!(", {m} metric"));
    let length = count(solved.length, "move");
    match solved.length {
        0 => format!(
            "{given}\nlength    {length}{metric}\nsolution  none needed: it is solved"
        ),
        _ => format!(
            "{given}\nlength    {length}{metric}: none is shorter\nsolution  {}",
            solved.solution
        ),
    }
}
