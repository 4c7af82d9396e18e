//! `gods solve`: a shortest solution.
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::slice;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use fifteen::Partition;
use solve::{Instance, Method};

use super::choose::{self, Which};
use super::finder::{Finder, Input, Solved, position, scramble, spaced};
use super::request::{Options, Request};
use super::{by, count, in_metric, lines, print};
use base::cache;
use base::failure::Usage;

const EXAMPLES: &str = "\
Examples:
  gods solve pocket-cube \"R U F2\"
  gods solve pocket-cube \"R U2 F'\" --metric quarter-turn --json
  gods solve pocket-cube --facelets \"UUUU BBRR RRFF DDDD FFLL LLBB\"
  gods solve 8-puzzle --position \"8 6 7 2 5 4 3 0 1\"
  gods solve 8-puzzle --file list.txt --json
  gods solve 8-puzzle --table 8-puzzle.gods --file list.txt
  gods solve 15-puzzle --position \"15 14 1 6 9 11 4 12 0 10 7 3 13 8 5 2\"
  gods solve 15-puzzle --tables 7-8 --file list.txt
  gods solve sliding-4x5 --plan

A list has a scramble or a position a line; empty lines, and lines that begin with # or
//, are skipped. A line that cannot be solved is told, the rest go on, and the exit code is
then 1. Positions are written as `gods random` writes them. A line that could be both
says which it is: scramble: 2 1 3, or position: 2 1 3.

Where a table would take more than 2 s, or cannot be made, a shortest way is looked for
from both ends first: among 4,000,000 positions, which take up to 400 MB, or as many as
--max-memory has room for, 100 bytes each. If that finds none, what the table costs is
said, and it is made. With --engine it is made at once. The lines of a list share the
4,000,000, where a table can be made.

Sliding puzzles whose table cannot be made are solved by IDA*. For the 15-puzzle it has tables
of some tiles: 6-6-3, 11.0 MiB that are built in a second, or 7-8, 549.9 MiB and half a minute,
if they are there already or --tables asks for them. They are kept, as gods tables shows. What
is near to solved is found from both ends, among 20,000 positions, without a table.

--method does nothing but what it says, and --plan says what would be done, and does nothing.

With --table nothing is computed: the table is one that `gods table --save` has saved. It is
read once to see that it is as it was saved, and the \"engine\" is then saved.";

/// What `gods solve` understands.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
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
    /// A saved table of the puzzle, instead of one that is made for this.
    #[arg(
        long,
        value_name = "FILE",
        value_hint = clap::ValueHint::FilePath,
        conflicts_with_all = ["engine", "threads", "max_memory", "method", "tables", "max_nodes"]
    )]
    table: Option<PathBuf>,
    /// How to look for a solution: what suits the puzzle if it is left out.
    #[arg(long, value_name = "METHOD", value_parser = methods())]
    method: Option<Method>,
    /// Which tables IDA* takes for the 15-puzzle: 6-6-3 or 7-8.
    #[arg(long, value_name = "NAME")]
    tables: Option<String>,
    /// After how many positions IDA* gives up: never if it is left out.
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    max_nodes: Option<String>,
    /// Say what would be done, step by step, and what it costs; and do nothing.
    #[arg(long)]
    plan: bool,
    /// One JSON object, or one a line; its "nodes" are the look-ups of a distance: of
    /// the position, and on the way of its neighbors up to one that is nearer; or the
    /// positions that were looked at from both ends, if its "engine" is both-ends.
    #[arg(long)]
    json: bool,
}

/// The methods by their names, for the parser of arguments.
fn methods() -> impl TypedValueParser<Value = Method> {
    let help = [
        "Layer by layer from the position and from the solved one, until they meet",
        "By a complete table",
        "Depth first, with a lower bound",
    ];
    let named = Method::ALL.into_iter().zip(help);
    let values =
        named.map(|(method, help)| PossibleValue::new(method.name()).help(help));
    PossibleValuesParser::new(values).map(|name| {
        let mut all = Method::ALL.into_iter();
        all.find(|method| method.name() == name).expect("the parser has read its name")
    })
}

impl Args {
    /// Whether it reads no standard input.
    pub fn repeats(&self) -> bool {
        self.file.as_deref() != Some(OsStr::new("-"))
    }

    /// How the solution is to be looked for, and after how many positions IDA* gives up.
    fn options(&self) -> Result<(solve::Options, Option<u64>)> {
        let tables =
            self.tables.as_deref().map(|name| (name, name.parse::<Partition>()));
        let partition = match tables {
            Some((name, Err(error))) => {
                let names = Partition::ALL.map(Partition::name).into_iter();
                return Err(choose::unknown(
                    &format!("--tables: {error}"),
                    name,
                    names,
                ));
            }
            Some((_, Ok(partition))) => Some(partition),
            None => None,
        };
        let most = self.max_nodes.as_deref();
        let nodes =
            most.map(|text| choose::number("--max-nodes", text, 1)).transpose()?;
        self.check_method()?;
        let folder = cache::folder().ok();
        Ok((
            solve::Options { method: self.method, engine: None, partition, folder },
            nodes,
        ))
    }

    /// Refuses what is another method's.
    fn check_method(&self) -> Result<(), Usage> {
        let engine = self.options.engine.is_some();
        let own = match (&self.tables, &self.max_nodes) {
            (Some(_), _) => Some("--tables"),
            (None, most) => most.as_ref().map(|_| "--max-nodes"),
        };
        let method = self.method.map_or("", Method::name);
        Err(Usage(match (self.method, own) {
            (Some(Method::Bidirectional | Method::Table), Some(own)) => {
                format!(
                    "found {own} and --method {method}: {own} is for --method ida-star"
                )
            }
            (Some(Method::Bidirectional | Method::IdaStar), _) if engine => format!(
                "found --engine, which makes a table, and --method {method}: give one of the \
                 two"
            ),
            (None, Some(_)) if engine => {
                "found --engine, which makes a table, and what is for --method \
                 ida-star: give one of the two"
                    .to_owned()
            }
            _ => return Ok(()),
        }))
    }
}

/// Solves a position, or a list of them, and prints the solutions.
pub fn run(args: &Args) -> Result<()> {
    let start = Instant::now();
    let instance = args.which.choose()?;
    let (mut options, nodes) = args.options()?;
    let given = if args.plan { None } else { Some(given(&instance, args)?) };
    let position = match given {
        None | Some(Given::File(_)) => None,
        Some(Given::Scramble(ref text)) => {
            Some(scramble(&instance, text).map_err(Usage)?)
        }
        Some(Given::Position(text)) => {
            Some(position(&instance, text).map_err(|error| Usage(error.to_string()))?)
        }
    };
    let mut request = match args.table {
        Some(_) => Request::without_options(instance),
        None => Request::new(instance, &args.options)?,
    };
    (request.limits.nodes, options.engine) = (nodes, request.engine);
    let mut finder = Finder::new(&request, options, args.table.as_deref())?;
    if let Some(Given::File(list)) = given {
        return lines::solve(finder, list, args.json);
    }
    let Some((rank, input)) = position else {
        let (fields, page) = finder.plan();
        return print(args.json, &fields, || page);
    };
    finder.prepare()?;
    let mut solved = finder.find(rank, input)?;
    solved.seconds = start.elapsed().as_secs_f64();
    print(args.json, &solved, || page(&solved))
}

/// Where the position comes from.
enum Given<'a> {
    Scramble(String),
    Position(&'a str),
    File(&'a Path),
}

/// The one that the arguments hold.
fn given<'a>(instance: &Instance, args: &'a Args) -> Result<Given<'a>> {
    let (name, puzzle) = (instance.name(), instance.puzzle());
    let mut found = Vec::new();
    if let Some(first) = &args.scramble {
        if first.starts_with("--") {
            return Err(no_option(first));
        }
        let moves = [slice::from_ref(first), &args.more].concat().join(" ");
        let named = format!("the scramble {:?}", spaced(&moves));
        found.push((named, Given::Scramble(moves)));
    }
    for (option, given) in [
        ("--position", args.position.as_deref().map(Given::Position)),
        ("--facelets", args.facelets.as_deref().map(Given::Position)),
        ("--file", args.file.as_ref().map(|file| Given::File(Path::new(file)))),
    ] {
        found.extend(given.map(|given| (option.to_owned(), given)));
    }
    if let [(first, _), (second, _), ..] = &found[..] {
        bail!(Usage(format!("found {first} and {second}: give one of the two")));
    }
    let facelets = puzzle.in_facelets();
    let solved = puzzle.write_rank(puzzle.solved_rank());
    match found.pop() {
        Some((option, _)) if option == "--facelets" && !facelets => {
            bail!(Usage(format!(
                "{name} has no facelets: describe its position with --position, as --position \
                 \"{solved}\""
            )))
        }
        Some((_, given)) => Ok(given),
        None => {
            let (option, example) = match facelets {
                true => ("--facelets", "\"R U F2\"".to_owned()),
                false => ("--position", format!("--position \"{solved}\"")),
            };
            bail!(Usage(format!(
                "found neither a scramble nor {option}: give one of the two, as in gods \
                 solve {name} {example}"
            )))
        }
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

/// The solution for people.
fn page(solved: &Solved) -> String {
    let given = match &solved.input {
        Input::Scramble(moves) if moves.is_empty() => "scramble  none".to_owned(),
        Input::Scramble(moves) => format!("scramble  {moves}"),
        // A color may be any character, also one that is not to be seen.
        Input::Position(letters) => format!("position  {}", letters.escape_debug()),
    };
    let metric = in_metric(solved.metric);
    let length = count(solved.length, "move");
    let engine = by(&solved.computation);
    let (none_shorter, solution) = match solved.length {
        0 => ("", "none needed: it is solved"),
        _ => (": none is shorter", &*solved.solution),
    };
    format!(
        "{given}\nlength    {length}{metric}{none_shorter}\nsolution  {solution}\n\
         engine    {engine}"
    )
}
