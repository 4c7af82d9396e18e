//! `gods solve`: a shortest solution.
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::slice;
use std::time::Instant;

use anyhow::{Error, Result, bail};
use fifteen::Partition;
use puzzle::{Metric, PositionError, without_comments};
use serde::Serialize;
use solve::{Computation, Instance, Method, SolveError, Solver, Step};

use super::choose::{self, Which};
use super::request::{Options, Request};
use super::watch::Watch;
use super::{Computed, by, count, in_metric, join, lines, print, save};
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
    #[arg(long, value_name = "METHOD")]
    method: Option<MethodName>,
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

/// The methods by their names on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
enum MethodName {
    /// Layer by layer from the position and from the solved one, until they meet.
    BothEnds,
    /// By a complete table.
    Table,
    /// Depth first, with a lower bound.
    IdaStar,
}

impl From<Method> for MethodName {
    fn from(method: Method) -> Self {
        match method {
            Method::Bidirectional => MethodName::BothEnds,
            Method::Table => MethodName::Table,
            Method::IdaStar => MethodName::IdaStar,
        }
    }
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
        let method = match self.method {
            Some(MethodName::BothEnds) => Some(Method::Bidirectional),
            Some(MethodName::Table) => Some(Method::Table),
            Some(MethodName::IdaStar) => Some(Method::IdaStar),
            None => None,
        };
        let folder = cache::folder().ok();
        Ok((solve::Options { method, engine: None, partition, folder }, nodes))
    }

    /// Refuses what is another method's.
    fn check_method(&self) -> Result<(), Usage> {
        let engine = self.options.engine.is_some();
        let own = match (&self.tables, &self.max_nodes) {
            (Some(_), _) => Some("--tables"),
            (None, most) => most.as_ref().map(|_| "--max-nodes"),
        };
        let method = match self.method {
            Some(MethodName::BothEnds) => "both-ends",
            Some(MethodName::Table) => "table",
            Some(MethodName::IdaStar) => "ida-star",
            None => "",
        };
        Err(Usage(match (method, own) {
            ("both-ends" | "table", Some(own)) => {
                format!(
                    "found {own} and --method {method}: {own} is for --method ida-star"
                )
            }
            ("both-ends" | "ida-star", _) if engine => format!(
                "found --engine, which makes a table, and --method {method}: give one of the \
                 two"
            ),
            ("", Some(_)) if engine => {
                "found --engine, which makes a table, and what is for \
                                        --method ida-star: give one of the two"
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
        let plan = finder.plan();
        return print(args.json, &plan, || plan.page());
    };
    finder.prepare()?;
    let mut solved = finder.find(rank, input)?;
    solved.seconds = start.elapsed().as_secs_f64();
    print(args.json, &solved, || page(&solved))
}

/// What finds solutions of positions of one puzzle.
pub struct Finder<'a> {
    request: &'a Request,
    options: solve::Options,
    solver: Solver<'a>,
}

impl<'a> Finder<'a> {
    /// Chooses how. Nothing is computed yet.
    fn new(
        request: &'a Request,
        options: solve::Options,
        saved: Option<&Path>,
    ) -> Result<Self> {
        let Request { instance, limits, .. } = request;
        let solver = match saved {
            Some(file) => Solver::with_table(instance, save::open(instance, file)?),
            None => Solver::new(instance, options.clone(), *limits)
                .map_err(|error| request.explain(&error, &Vec::new))?,
        };
        Ok(Finder { request, options, solver })
    }

    /// The puzzle.
    pub fn instance(&self) -> &'a Instance {
        &self.request.instance
    }

    /// What would be done.
    fn plan(&self) -> Plan<'a> {
        let steps = self.solver.steps().into_iter().map(|step| PlannedStep {
            method: step.method().into(),
            what: self.request.sentence(&step),
        });
        Plan { puzzle: self.instance().name(), steps: steps.collect() }
    }

    /// Makes the table now, if it is what solves every position: what is wrong with it is then
    /// told once, and not for each line of a list.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn prepare(&mut self) -> Result<()> {
        let done = self.solver.prepare(&Watch::new(self.request));
        done.map_err(|error| self.explain(&error))
    }

    /// A shortest solution.
    ///
    /// # Errors
    /// [`Usage`] if there is none, or it would take too much.
    pub fn find(&mut self, rank: u64, input: Input) -> Result<Solved<'a>> {
        let begin = Instant::now();
        let found = self.solver.solve(rank, &Watch::new(self.request));
        let found = found.map_err(|error| self.explain(&error))?;
        let instance = self.instance();
        Ok(Solved {
            puzzle: instance.name(),
            metric: instance.metric().map(Metric::name),
            input,
            length: found.moves.len(),
            solution: join(&instance.puzzle().names(), &found.moves),
            optimal: true,
            nodes: found.nodes,
            computation: found.computation,
            seconds: begin.elapsed().as_secs_f64(),
        })
    }

    fn explain(&self, error: &SolveError) -> Error {
        self.request.explain(error, &|| self.smaller())
    }

    /// The tables of the 15-puzzle that take less memory than those that are wanted.
    fn smaller(&self) -> Vec<(String, u64)> {
        let wanted = self.options.partition;
        let smaller = Partition::ALL.into_iter().take_while(|own| Some(*own) != wanted);
        let cost = |partition: Partition| {
            let options = solve::Options {
                method: Some(Method::IdaStar),
                partition: Some(partition),
                ..self.options.clone()
            };
            let Request { instance, limits, .. } = self.request;
            let step = Solver::new(instance, options, *limits).ok()?.steps().pop()?;
            let Step::IdaStar { cost, .. } = step else { return None };
            Some((format!("--tables {partition}"), cost.bytes))
        };
        smaller.filter(|_| wanted.is_some()).filter_map(cost).collect()
    }
}

/// What would be done, with the keys and the order that programs rely on.
#[derive(Serialize)]
struct Plan<'a> {
    puzzle: &'a str,
    steps: Vec<PlannedStep>,
}

#[derive(Serialize)]
struct PlannedStep {
    method: MethodName,
    what: String,
}

impl Plan<'_> {
    /// The steps for people.
    fn page(&self) -> String {
        let numbered = (1..).zip(&self.steps);
        let lines = numbered.map(|(i, step)| format!("{i}. {}", step.what));
        let if_not =
            if self.steps.len() > 1 { ", each if those before find none" } else { "" };
        format!("{}{if_not}:\n{}", self.puzzle, lines.collect::<Vec<_>>().join("\n"))
    }
}

/// What is to be solved, as it is printed again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Input {
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
    input: Input,
    /// How many moves it takes.
    pub length: usize,
    /// The moves.
    pub solution: String,
    optimal: bool,
    nodes: u64,
    #[serde(flatten, with = "Computed")]
    computation: Computation,
    seconds: f64,
}

/// The rank of the position after these moves, and the moves.
pub fn scramble(instance: &Instance, text: &str) -> Result<(u64, Input), String> {
    let rank =
        instance.puzzle().scramble_rank(text).map_err(|error| error.to_string())?;
    Ok((rank, Input::Scramble(spaced(text))))
}

/// The rank of this position, and the position: the pocket cube's in the colors in
/// which it was given.
pub fn position(
    instance: &Instance,
    text: &str,
) -> Result<(u64, Input), PositionError> {
    let rank = instance.puzzle().read_rank(text)?;
    let given = match instance.puzzle().in_facelets() {
        true => text.split_whitespace().collect(),
        false => instance.puzzle().write_rank(rank),
    };
    Ok((rank, Input::Position(given)))
}

/// Without comments, and with one space wherever there are some.
fn spaced(text: &str) -> String {
    without_comments(text).split_whitespace().collect::<Vec<_>>().join(" ")
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
