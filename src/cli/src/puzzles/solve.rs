//! `gods solve`: a shortest solution.
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::path::Path;
use std::slice;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use puzzle::{Metric, PositionError, ScrambleError, without_comments};
use serde::Serialize;

use super::choose::{self, Chosen, Which};
use super::engine::{Options, Taken};
use super::tables::{For, Made, Plan};
use super::{both_ends, count, join, lines, thousands};
use base::failure::Usage;
use base::out;

/// How it is called.
pub const EXAMPLES: &str = "\
Examples:
  gods solve pocket-cube \"R U F2\"
  gods solve pocket-cube \"R U2 F'\" --metric quarter-turn --json
  gods solve pocket-cube --facelets \"UUUU BBRR RRFF DDDD FFLL LLBB\"
  gods solve 8-puzzle --position \"8 6 7 2 5 4 3 0 1\"
  gods solve 8-puzzle --file list.txt --json

A list has a scramble or a position a line; empty lines, and lines that begin with # or
//, are skipped. A line that cannot be solved is told, the rest go on, and the exit code is
then 1. Positions are written as `gods random` writes them. A line that could be both
says which it is: scramble: 2 1 3, or position: 2 1 3.

Where a table would take more than 2 s, or cannot be made, a shortest way is looked for
from both ends first: among 4,000,000 positions, which take up to 400 MB, or as many as
--max-memory has room for, 100 bytes each. If that finds none, what the table costs is
said, and it is made. With --engine it is made at once. The lines of a list share the
4,000,000, where a table can be made.";

/// What `gods solve` understands.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    options: Options,
    /// The moves that scramble it, as "R U2 F'"; a group may be done several times, as
    /// "(R U)3", and // or # begins a comment.
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
    /// A list of scrambles and positions, one a line; - for standard input.
    #[arg(long, value_name = "LIST", value_hint = clap::ValueHint::FilePath)]
    file: Option<OsString>,
    /// One JSON object, or one a line; its "nodes" are the look-ups of a distance: of
    /// the position, and on the way of its neighbors up to one that is nearer; or the
    /// positions that were looked at from both ends, if its "engine" is both-ends.
    #[arg(long)]
    json: bool,
}

impl Args {
    /// Whether it reads no standard input.
    pub fn repeats(&self) -> bool {
        self.file.as_deref() != Some(OsStr::new("-"))
    }
}

/// What is to be solved, as it is printed again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Given {
    /// The moves, with one space wherever there were some, and without comments.
    Scramble(String),
    /// The position, as the puzzle writes it.
    Position(String),
}

/// The result, with the keys and the order that programs rely on.
#[derive(Serialize)]
pub struct Solved<'a> {
    puzzle: &'a str,
    metric: Option<&'static str>,
    #[serde(flatten)]
    given: Given,
    /// How many moves it takes.
    pub length: usize,
    /// The moves.
    pub solution: String,
    optimal: bool,
    nodes: usize,
    #[serde(flatten)]
    taken: Taken,
    seconds: f64,
}

/// A puzzle, and what solves it: its complete table, or where that would take long or cannot
/// be, first a search from both ends.
pub struct Solver<'a> {
    chosen: &'a Chosen,
    names: Vec<String>,
    /// The table that is not made before a position needs it.
    plan: Option<Plan<'a>>,
    /// How many positions may be looked at before: for a list, by all its lines together,
    /// for then the table is soon the cheaper way.
    most: usize,
    made: Option<Made>,
}

/// A way that was found, as numbers of moves; what was looked at for it, and how.
struct Found {
    moves: Option<Vec<usize>>,
    nodes: usize,
    taken: Taken,
}

impl<'a> Solver<'a> {
    /// Computes the table, if it is soon done, or an engine for it is asked for.
    pub fn new(chosen: &'a Chosen, options: &Options) -> Result<Self> {
        let plan = Plan::new(chosen, options, For::Ways)?;
        let most = both_ends::bound(plan.limit());
        let names = chosen.puzzle.names();
        let mut solver = Solver { chosen, names, plan: Some(plan), most, made: None };
        let waits = |plan: &Plan| {
            plan.check().is_err() || plan.cost().is_some_and(|cost| cost.is_long())
        };
        if options.asks_for_engine() || !solver.plan.as_ref().is_some_and(waits) {
            solver.make()?;
        }
        Ok(solver)
    }

    /// Makes the table.
    fn make(&mut self) -> Result<()> {
        if let Some(plan) = &self.plan {
            plan.check()?;
            if let Some(cost) = plan.cost() {
                cost.say(&self.chosen.choice.name, self.chosen.puzzle.positions());
            }
        }
        self.made = self.plan.take().map(Plan::make).transpose()?;
        Ok(())
    }

    /// A shortest way from a position: by the table if there is one, or else from both
    /// ends, and by the table if that finds none within its bound.
    fn find(&mut self, rank: u64) -> Result<Found> {
        if self.made.is_none() {
            let refused = self.plan.as_ref().and_then(|plan| plan.check().err());
            let way = both_ends::look(&*self.chosen.puzzle, rank, self.most);
            if let Some(way) = way {
                // Where there can be no table, each line has all that there is.
                self.most -=
                    if refused.is_none() { way.nodes.min(self.most) } else { 0 };
                let taken = way.taken();
                return Ok(Found { moves: way.moves, nodes: way.nodes, taken });
            }
            let looked = match self.most {
                0 => "the lines before have used what may be looked at from both ends"
                    .into(),
                most => format!(
                    "no way was found from both ends among {} positions",
                    thousands(most as u64)
                ),
            };
            if let Some(refused) = refused {
                bail!(Usage(format!("{looked}, and {refused}")));
            }
            out::note(format!("note: {}: {looked}", self.chosen.choice.name));
            self.make()?;
        }
        let made = self.made.as_ref().context("no table was made")?;
        let table = made.table.as_ref().context("no table was kept")?;
        let moves = table.home(self.chosen, rank);
        // The descent looks at the neighbors in the moves' order, up to the one it takes.
        let nodes = 1 + moves.iter().flatten().map(|m| m + 1).sum::<usize>();
        Ok(Found { moves, nodes, taken: made.taken.clone() })
    }

    /// A shortest solution.
    pub fn solve(&mut self, rank: u64, given: Given) -> Result<Solved<'a>> {
        let start = Instant::now();
        let Chosen { choice, metric, .. } = self.chosen;
        let Found { moves, nodes, taken } = self.find(rank)?;
        let solution = moves.ok_or_else(|| {
            Usage(format!(
                "no moves of {} lead from this position to the solved one",
                choice.name
            ))
        })?;
        Ok(Solved {
            puzzle: &choice.name,
            metric: metric.map(Metric::name),
            given,
            length: solution.len(),
            solution: join(&self.names, &solution),
            optimal: true,
            nodes,
            taken,
            seconds: start.elapsed().as_secs_f64(),
        })
    }
}

/// Solves a position, or a list of them, and prints the solutions.
pub fn run(args: &Args) -> Result<()> {
    let start = Instant::now();
    let chosen = args.which.choose()?;
    let refused = |error: &dyn Display| Usage(error.to_string());
    let (rank, given) = match from(&chosen, args)? {
        From::File(list) => {
            return lines::solve(&chosen, &args.options, list, args.json);
        }
        From::Scramble(text) => scramble(&chosen, &text).map_err(|e| refused(&e))?,
        From::Position(text) => position(&chosen, text).map_err(|e| refused(&e))?,
    };
    let mut solved = Solver::new(&chosen, &args.options)?.solve(rank, given)?;
    solved.seconds = start.elapsed().as_secs_f64();
    let text = match args.json {
        true => serde_json::to_string(&solved)?,
        false => page(&solved),
    };
    Ok(out::line(text)?)
}

/// Where the position comes from.
enum From<'a> {
    Scramble(String),
    Position(&'a str),
    File(&'a Path),
}

/// The one that the arguments hold.
fn from<'a>(chosen: &Chosen, args: &'a Args) -> Result<From<'a>> {
    let Chosen { choice, puzzle, .. } = chosen;
    if let Some(option) = args.scramble.as_ref().filter(|s| s.starts_with("--")) {
        return Err(no_option(option));
    }
    let facelets = puzzle.in_facelets();
    let mut found = Vec::new();
    if let Some(first) = &args.scramble {
        let moves = [slice::from_ref(first), &args.more].concat().join(" ");
        let named = format!("the scramble {:?}", spaced(&moves));
        found.push((named, From::Scramble(moves)));
    }
    let options = [
        ("--position", args.position.as_deref().map(From::Position)),
        ("--facelets", args.facelets.as_deref().map(From::Position)),
        ("--file", args.file.as_ref().map(|file| From::File(Path::new(file)))),
    ];
    for (option, from) in options {
        found.extend(from.map(|from| (option.to_owned(), from)));
    }
    let solved = || puzzle.write_rank(puzzle.solved_rank());
    if let [(first, _), (second, _), ..] = &found[..] {
        bail!(Usage(format!("found {first} and {second}: give one of the two")));
    }
    match found.pop() {
        Some((option, _)) if option == "--facelets" && !facelets => {
            bail!(Usage(format!(
                "{} has no facelets: describe its position with --position, as \
                 --position \"{}\"",
                choice.name,
                solved()
            )))
        }
        Some((_, from)) => Ok(from),
        None if facelets => bail!(Usage(format!(
            "found neither a scramble nor --facelets: give one of the two, as in \
             gods solve {} \"R U F2\"",
            choice.name
        ))),
        None => bail!(Usage(format!(
            "found neither a scramble nor --position: give one of the two, as in \
             gods solve {} --position \"{}\"",
            choice.name,
            solved()
        ))),
    }
}

/// What is said of an option that there is not, where a scramble could stand: all that
/// there are, and the one that was probably meant.
fn no_option(found: &str) -> anyhow::Error {
    let command = <Args as clap::Args>::augment_args(clap::Command::new("solve"));
    let long = command.get_arguments().filter_map(|argument| argument.get_long());
    let options: Vec<_> = long.map(|name| format!("--{name}")).collect();
    let names = options.iter().map(|name| &name[..]);
    let error = format!(
        "found {found:?} where a scramble should be; the options are {}",
        choose::listed(&names.clone().collect::<Vec<_>>())
    );
    choose::unknown(&error, found, names)
}

/// The rank of the position after these moves, and the moves.
pub fn scramble(chosen: &Chosen, text: &str) -> Result<(u64, Given), ScrambleError> {
    Ok((chosen.puzzle.scramble_rank(text)?, Given::Scramble(spaced(text))))
}

/// The rank of this position, and the position: the pocket cube's in the colors in
/// which it was given.
pub fn position(chosen: &Chosen, text: &str) -> Result<(u64, Given), PositionError> {
    let rank = chosen.puzzle.read_rank(text)?;
    let given = match chosen.puzzle.in_facelets() {
        true => text.split_whitespace().collect(),
        false => chosen.puzzle.write_rank(rank),
    };
    Ok((rank, Given::Position(given)))
}

/// Without comments, and with one space wherever there are some.
fn spaced(text: &str) -> String {
    without_comments(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The solution for people.
fn page(solved: &Solved) -> String {
    let given = match &solved.given {
        Given::Scramble(moves) if moves.is_empty() => "scramble  none".to_owned(),
        Given::Scramble(moves) => format!("scramble  {moves}"),
        // A color may be any character, also one that is not to be seen.
        Given::Position(letters) => format!("position  {}", letters.escape_debug()),
    };
    let metric = solved.metric.map_or(String::new(), |m| format!(", {m} metric"));
    let length = count(solved.length, "move");
    let engine = solved.taken.sentence();
    match solved.length {
        0 => format!(
            "{given}\nlength    {length}{metric}\nsolution  none needed: it is solved\n\
             engine    {engine}"
        ),
        _ => format!(
            "{given}\nlength    {length}{metric}: none is shorter\nsolution  {}\n\
             engine    {engine}",
            solved.solution
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::cost;

    #[test]
    fn a_table_is_made_when_a_position_needs_it_and_not_before() {
        /// A command line that is nothing but options.
        #[derive(clap::Parser)]
        struct Cli {
            #[command(flatten)]
            options: Options,
        }
        let options = <Cli as clap::Parser>::parse_from(["gods"]).options;
        let choice = puzzle::catalog::find("8-puzzle").unwrap();
        let puzzle = choice.puzzle(None).unwrap().into();
        let chosen = Chosen { choice, metric: None, puzzle };
        let plan = Plan::new(&chosen, &options, For::Ways).unwrap();
        let names = chosen.puzzle.names();
        let mut solver =
            Solver { chosen: &chosen, names, plan: Some(plan), most: 100, made: None };
        let mut solve = |text: &str| {
            let (rank, given) = position(&chosen, text).unwrap();
            let solved = solver.solve(rank, given).unwrap();
            assert!(solved.optimal);
            (solved.length, solved.taken.engine)
        };
        let (near, far) = ("1 2 3 4 5 6 0 7 8", "8 6 7 2 5 4 3 0 1");
        assert_eq!(solve(near), (2, "both-ends"));
        assert_eq!(solve(near), (2, "both-ends"));
        assert_eq!(solve(far), (31, "rows"));
        // Now there is a table, and it is faster than any search.
        assert_eq!(solve(near), (2, "rows"));
    }

    #[test]
    fn the_help_says_the_bounds_of_the_search() {
        let said = EXAMPLES.split_whitespace().collect::<Vec<_>>().join(" ");
        let (most, each) = (both_ends::MOST as u64, both_ends::EACH as u64);
        for bound in [
            format!("more than {} s,", cost::LONG),
            format!("among {} positions,", thousands(most)),
            format!("up to {} MB,", most * each / 1_000_000),
            format!("{each} bytes each."),
        ] {
            assert!(said.contains(&bound), "{bound:?} is not in\n{said}");
        }
    }
}
