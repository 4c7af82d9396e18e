//! `gods solve`: a shortest solution.
use std::time::Instant;

use anyhow::{Result, bail};
use puzzle::catalog::Choice;
use puzzle::{Indexed, Metric};
use serde::Serialize;

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
    /// The position instead, as `gods random` writes it: "1 2 3 4 0 5 7 8 6".
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
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
    puzzle: String,
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
    let choice = choose::puzzle(&args.puzzle)?;
    let metric = choose::metric(&choice, args.metric.as_deref())?;
    let puzzle = choose::make(&choice, metric)?;
    let (rank, given) = read(&choice, &*puzzle, args)?;
    let engine = choose::engine(&choice, None)?;
    let (table, _) = complete::compute(&choice, &*puzzle, metric, engine)?;
    let solution = table::solution(&*puzzle, &table, rank)?;
    let names = puzzle.names();
    let solved = Solved {
        puzzle: choice.name,
        metric: metric.map(Metric::name),
        given,
        length: solution.len(),
        solution: solution.iter().map(|&m| &names[m][..]).collect::<Vec<_>>().join(" "),
        optimal: true,
        // The descent looks at all neighbors of each position on the way.
        nodes: 1 + solution.len() * names.len(),
        seconds: start.elapsed().as_secs_f64(),
    };
    let text = match args.json {
        true => serde_json::to_string(&solved)?,
        false => page(&solved),
    };
    Ok(out::line(text)?)
}

/// The rank of the position that the arguments describe, in one of three ways.
fn read(choice: &Choice, puzzle: &dyn Indexed, args: &Args) -> Result<(u64, Given)> {
    let words = args.scramble.iter().chain(&args.more);
    let words: Vec<_> = words.flat_map(|word| word.split_whitespace()).collect();
    let scramble = words.join(" ");
    if let Some(option) = args.scramble.as_ref().filter(|s| s.starts_with("--")) {
        bail!(Usage(format!(
            "found '{option}' where a scramble should be; the options are --position, \
             --facelets, --metric and --json"
        )));
    }
    let cube = choice.name == "pocket-cube";
    let (option, given) = match (&args.position, &args.facelets) {
        (Some(_), Some(_)) => {
            bail!(Usage("found --position and --facelets: give one of the two".into()))
        }
        (Some(position), None) => ("--position", Some(position)),
        (None, Some(_)) if !cube => bail!(Usage(format!(
            "{} has no facelets: describe its position with --position, as \
             --position \"{}\"",
            choice.name,
            puzzle.write(puzzle.solved())
        ))),
        (None, facelets) => ("--facelets", facelets.as_ref()),
    };
    match (&args.scramble, given) {
        (Some(_), Some(_)) => bail!(Usage(format!(
            "found the scramble '{scramble}' and {option}: give one of the two"
        ))),
        (Some(_), None) => {
            let rank = puzzle.scramble(&scramble);
            let rank = rank.map_err(|error| Usage(error.to_string()))?;
            Ok((rank, Given::Scramble(scramble)))
        }
        (None, Some(position)) => {
            let rank = puzzle.read(position);
            let rank = rank.map_err(|error| Usage(error.to_string()))?;
            let letters = || position.split_whitespace().collect();
            let given = if cube { letters() } else { puzzle.write(rank) };
            Ok((rank, Given::Position(given)))
        }
        (None, None) if cube => bail!(Usage(
            "found neither a scramble nor --facelets: give one of the two, as in \
             gods solve pocket-cube \"R U F2\""
                .into()
        )),
        (None, None) => bail!(Usage(format!(
            "found neither a scramble nor --position: give one of the two, as in \
             gods solve {} --position \"{}\"",
            choice.name,
            puzzle.write(puzzle.solved())
        ))),
    }
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
