//! `gods solve`: finds shortest solutions.
use std::ffi::OsStr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::ArgGroup;
use optimal::Tables;
use puzzle::Metric;
use serde::Serialize;
use serde_json::json;
use solve::{Instance, Method, ShortestSolutions, SolveStep, Solver};

use super::choose::{Chosen, NotationArgs, PuzzleArgs, named_values};
use super::lines::{self, LineResult, LineSolver};
use super::list_reader::read_argument;
use super::progress::ProgressReporter;
use super::request::{Request, TableOptions};
use super::solution::{Input, Readable, SolutionReport, to_text};
use super::{join_moves, parse_seconds, print_answer, rubik, save, unranked};
use base::failure::UsageError;
use base::{cache, out};

const EXAMPLES: &str = "\
Examples:
  gods solve pocket-cube \"R U F2\"
  gods solve pocket-cube \"R U2 F'\" --metric quarter-turn --json
  gods solve pocket-cube --facelets \"UUUU BBRR RRFF DDDD FFLL LLBB\"
  gods solve 8-puzzle --position \"8 6 7 2 5 4 3 0 1\" --count
  gods solve 8-puzzle --position \"2 8 3 1 6 4 7 0 5\" --goal \"1 2 3 8 0 4 7 6 5\" --all
  gods solve 8-puzzle --file list.txt --json
  gods solve 8-puzzle --table 8-puzzle.gods --file list.txt
  gods solve 15-puzzle --position \"15 14 1 6 9 11 4 12 0 10 7 3 13 8 5 2\"
  gods solve sliding-4x5 --plan
  gods solve 24-puzzle --plan
  gods solve rubik \"R U F' Rw2 [L, D]\"
  gods solve rubik --facelets LIST OF 54 --time 10
  gods solve rubik \"R U F' Rw2 [L, D]\" --optimal
  gods random rubik --count 9 | gods solve rubik --file - --max-length 20

A list has a scramble or a position on each line; # or // begins a comment. A board may also have
a line for each row, and the stickers of a cube one for each face; an empty line ends them. A line
may begin with its number, as in 12. R U F2. What `gods random` prints, with --json or without, is
a list; so gods random 8-puzzle --count 9 | gods solve 8-puzzle --file - works. A line that cannot
be solved is reported, the rest are solved, and the exit code is then 1. A line that can be read
as both must say which it is: scramble: 2 1 3, or position: 2 1 3.

The blank of a board is 0, _, x or .; its tiles may be separated by spaces, commas, slashes, bars
or brackets.

Where a table would take more than 2 s, or cannot be made, a bidirectional search is tried first.
Sliding puzzles without a table are solved by IDA*; its tables for the 15-puzzle, 6-6-3 and then
7-8, and for the 24-puzzle, 4-4-4-4-4-4 and then 6-6-6-6, are kept, as gods tables shows. So is a
puzzle from a file, with tables of some of its pieces each. One with more than 2^64 positions is
given by itself, as a scramble or a position. --plan prints these steps with their limits and
costs, and does nothing. --method uses only the given method.

Rubik's cube, rubik, is solved by the two-phase algorithm in at most 21 moves, or fewer if more
time is given. --optimal goes on until it is certain that no solution is shorter. Most cubes need
17 or 18 moves, which takes minutes to hours; a note says so after a second. Its tables are cosets,
turns, which are larger and twice as fast, korf and small; gods tables build makes them.

With --goal, positions are brought to that one instead of the solved one; a scramble begins at
the solved one. A far board is solved if the blank of its goal, or its own, is in a corner.

With --table nothing is computed: the table is one that `gods table --save` has saved. It is
read once to check that it is undamaged, and the \"engine\" is then saved.";

/// The arguments of `gods solve`.
#[derive(clap::Args)]
#[command(
    after_help = EXAMPLES,
    group = ArgGroup::new("given")
        .args(["scramble", "position", "file", "plan"])
        .required(true)
        .multiple(true)
)]
pub struct Args {
    #[command(flatten)]
    pub(super) puzzle_args: PuzzleArgs,
    #[command(flatten)]
    pub(super) notation_args: NotationArgs,
    #[command(flatten)]
    pub(super) options: TableOptions,
    /// The moves that scramble it, as "R U2 F'". A group may be done several times or turned
    /// back, "(R U)3", "(R U)'"; "[A, B]" is A B A' B' and "[A: B]" is A B A'; // or #
    /// begins a comment. Cubes may be turned as a whole, x y z, and turned wide, Rw or r, as on
    /// the 3x3x3; the solution is for the cube as it is held after the scramble.
    #[arg(value_name = "SCRAMBLE")]
    pub(super) scramble: Vec<String>,
    /// The position instead, as `gods random` writes it: "1 2 3 4 0 5 7 8 6". Of the pocket
    /// cube its stickers: 24 letters, face by face, U R F D L B. Of a puzzle in a file the piece
    /// in each place, counted from 0, 3.1 if piece 3 is turned by 1, with / between sets.
    #[arg(
        long,
        visible_alias = "facelets",
        value_name = "POSITION",
        allow_hyphen_values = true,
        conflicts_with = "scramble"
    )]
    pub(super) position: Option<String>,
    /// Every shortest solution, in the order of the moves, and their number. Of rubik each
    /// shorter solution as it is found, until --time, Ctrl-C, or until none is shorter.
    #[arg(long, conflicts_with = "plan")]
    pub(super) all: bool,
    /// Of rubik: only solutions of at most this number of moves; 21 if it is left out, and 30
    /// with --time or --all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=99))]
    pub(super) max_length: Option<u32>,
    /// Of rubik: go on for this number of seconds, and print each shorter solution as it is
    /// found. With --optimal, stop then, with the best solution.
    #[arg(long, value_name = "S", value_parser = parse_seconds)]
    pub(super) time: Option<Duration>,
    /// Of rubik: a shortest solution, with these tables: cosets, if they are not named.
    #[arg(
        long,
        value_name = "TABLES",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "cosets",
        value_parser = named_values(&Tables::ALL, Tables::name)
    )]
    pub(super) optimal: Option<Tables>,
    /// How many shortest solutions there are.
    #[arg(long, conflicts_with_all = ["plan", "all"])]
    pub(super) count: bool,
    /// A list of scrambles and positions, one a line; - for standard input.
    #[arg(
        long,
        value_name = "LIST",
        value_hint = clap::ValueHint::FilePath,
        conflicts_with_all = ["scramble", "position"]
    )]
    pub(super) file: Option<PathBuf>,
    /// A saved table of the puzzle, instead of a computed one.
    #[arg(
        long,
        value_name = "FILE",
        value_hint = clap::ValueHint::FilePath,
        conflicts_with_all = ["engine", "threads", "max_memory", "method", "goal"]
    )]
    pub(super) table: Option<PathBuf>,
    /// The method; by default the one that suits the puzzle. With --engine, it is a table.
    #[arg(
        long,
        value_name = "METHOD",
        value_parser = named_values(&Method::ALL, Method::name),
        conflicts_with = "engine"
    )]
    pub(super) method: Option<Method>,
    /// Print the steps and their cost, and do nothing.
    #[arg(long)]
    pub(super) plan: bool,
    /// One JSON object, or one a line. Its "nodes" are the look-ups of a distance: of the
    /// position, and at each step of neighbors up to one that is nearer. If its "engine" is
    /// both-ends, they are the visited positions; if it is ida-star, the expanded ones. What
    /// was asked for is in "goal", "solutions" (their number), "all" and "tips".
    #[arg(long)]
    pub(super) json: bool,
}

impl Args {
    /// Reads the position or the scramble; `None` if neither is given.
    ///
    /// # Errors
    /// [`UsageError`] if it cannot be read.
    pub(super) fn read<P: Readable>(
        &self,
        puzzle: &P,
    ) -> Result<Option<(P::Position, Input)>, UsageError> {
        let read = match (&self.position, &self.scramble[..]) {
            (Some(text), _) => Some(puzzle.read_input("position", text)),
            (None, []) => None,
            (None, words) => Some(read_argument(puzzle, &words.join(" "))),
        };
        read.transpose().map_err(UsageError)
    }

    /// Whether the command always prints the same, times aside, because it does not read
    /// standard input.
    pub fn is_repeatable(&self) -> bool {
        self.file.as_ref().is_none_or(|file| file.as_os_str() != OsStr::new("-"))
    }
}

/// Solves a position, or a list of them, and prints the solutions.
pub fn run(args: &Args) -> Result<()> {
    let start = Instant::now();
    let has_one_thread = |method: &Method| match method {
        Method::Bidirectional => true,
        Method::IdaStar => !args.puzzle_args.is_file(),
        Method::Table => false,
    };
    let method = args.method.filter(has_one_thread);
    if let (Some(threads @ 2..), Some(method)) = (args.options.threads, method) {
        let name = method.name();
        bail!(UsageError(format!(
            "found --threads {threads}, and the method {name} has one: leave --threads out"
        )));
    }
    let instance = match args.puzzle_args.choose(&args.notation_args)? {
        Chosen::Board(name, board) => return unranked::solve(&name, board, args, None),
        Chosen::Defined(puzzle) => {
            let name = puzzle.definition().name().to_owned();
            let goal = args.puzzle_args.goals()?.pop();
            return unranked::solve(&name, *puzzle, args, goal.as_deref());
        }
        Chosen::Rubik => return rubik::solve(args, start),
        Chosen::Ranked(instance) => instance,
    };
    let rubik_only = [
        ("--max-length", args.max_length.is_some()),
        ("--time", args.time.is_some()),
        ("--optimal", args.optimal.is_some()),
    ];
    if let Some((option, _)) = rubik_only.iter().find(|(_, given)| *given) {
        bail!(UsageError(format!(
            "found {option}, which is for rubik: a solution of {} is always a shortest one",
            instance.name()
        )));
    }
    let read = args.read(&instance)?;
    let request = Request::new(instance, &args.options)?;
    let mut finder = SolutionFinder::new(&request, args)?;
    match (read, &args.file) {
        _ if args.plan => {
            let (name, steps) = (request.instance.name(), finder.solver.steps());
            let (fields, page) = plan(name, &steps, &request);
            print_answer(args.json, &fields, || page)
        }
        (Some((rank, input)), _) => {
            finder.prepare()?;
            let (mut solved, all) = finder.find(rank, input)?;
            solved.seconds = start.elapsed().as_secs_f64();
            finder.print_with_all(
                args.json,
                &solved,
                &all,
                || to_text(&solved),
                "solution  ",
            )
        }
        (None, Some(list)) => {
            let lines = Lines { finder, json: args.json };
            lines::solve(&request.instance, list, args.json, lines)
        }
        (None, None) => Ok(()), // the parser refuses that
    }
}

/// Solves the lines of a list.
struct Lines<'a> {
    finder: SolutionFinder<'a>,
    json: bool,
}

impl LineSolver<Instance> for Lines<'_> {
    fn prepare(&mut self) -> Result<()> {
        self.finder.prepare()
    }

    fn solve_line(
        &mut self,
        line: usize,
        rank: u64,
        input: Input,
    ) -> Result<Result<(), String>> {
        let (solved, all) = match self.finder.find(rank, input) {
            Ok(found) => found,
            Err(error) => return Ok(Err(error.to_string())),
        };
        let (result, text) = LineResult::solved(line, &solved);
        let label = format!("{line}: ");
        self.finder.print_with_all(self.json, &result, &all, || text, &label).map(Ok)
    }
}

/// The steps that would be done, as JSON and as text. Programs rely on the keys and their order.
pub fn plan(
    name: &str,
    plan: &[SolveStep],
    request: &Request,
) -> (serde_json::Value, String) {
    let (mut steps, mut page) = (Vec::new(), name.to_owned());
    if plan.len() > 1 {
        page += ", each if those before find none";
    }
    page += ":";
    for (i, step) in (1..).zip(plan) {
        let what = request.describe_step(step);
        page += &format!("\n{i}. {what}");
        steps.push(json!({ "method": step.method().name(), "what": what }));
    }
    (json!({ "puzzle": name, "steps": steps }), page)
}

/// Finds solutions of positions of one puzzle.
pub struct SolutionFinder<'a> {
    /// The puzzle and the limits.
    pub request: &'a Request,
    solver: Solver<'a>,
    /// Whether all shortest solutions are listed.
    lists_all: bool,
    /// Whether they are counted.
    counts_all: bool,
}

impl<'a> SolutionFinder<'a> {
    /// Chooses the methods. Nothing is computed yet.
    ///
    /// # Errors
    /// If the request is not possible.
    fn new(request: &'a Request, args: &Args) -> Result<Self> {
        let Request { instance, engine, limits, .. } = request;
        let (engine, folder) = (*engine, cache::folder().ok());
        let options = solve::SolverOptions { method: args.method, engine, folder };
        let solver = match &args.table {
            Some(file) => Solver::with_table(instance, save::open(instance, file)?),
            None => Solver::new(instance, options, *limits)
                .map_err(|error| request.explain(&error))?,
        };
        let (lists_all, counts_all) = (args.all, args.all || args.count);
        Ok(SolutionFinder { request, solver, lists_all, counts_all })
    }

    /// Computes the table now, if it is needed for every position. So its error is reported
    /// once, and not for each line of a list.
    ///
    /// # Errors
    /// If the table cannot be computed.
    pub fn prepare(&mut self) -> Result<()> {
        let reporter = ProgressReporter::new(self.request);
        let done = self.solver.prepare(&|event| reporter.report(event));
        done.map_err(|error| self.request.explain(&error))
    }

    /// Finds a shortest solution, and all of them if they were asked for.
    ///
    /// # Errors
    /// If there is no solution, or finding it exceeds the limits.
    pub fn find(
        &mut self,
        rank: u64,
        input: Input,
    ) -> Result<(SolutionReport<'a>, Option<ShortestSolutions>)> {
        let begin = Instant::now();
        let reporter = ProgressReporter::new(self.request);
        let found = self.solver.solve(rank, &|event| reporter.report(event));
        let found = found.map_err(|error| self.request.explain(&error))?;
        let length = found.moves.len();
        let all = self.counts_all.then(|| {
            self.solver
                .shortest_solutions(rank, length, &|event| reporter.report(event))
        });
        let all = all.transpose().map_err(|error| self.request.explain(&error))?;
        let instance = &self.request.instance;
        let tips = match &input {
            // It has been read before.
            Input::Scramble(moves) => instance.puzzle().tip_moves(moves)?.join(" "),
            Input::Position(_) => String::new(),
        };
        let report = SolutionReport {
            puzzle: instance.name(),
            metric: instance.metric().map(Metric::name),
            input,
            goal: instance.goal(),
            solutions: all.as_ref().map(ShortestSolutions::count),
            length,
            solution: join_moves(&instance.puzzle().move_names(), &found.moves),
            tips,
            optimal: true,
            nodes: found.nodes,
            computation: found.computation,
            seconds: begin.elapsed().as_secs_f64(),
        };
        Ok((report, all))
    }

    /// Prints an answer, and all solutions if they are listed: as text, each after `label` on
    /// a line of its own; as JSON, in one array.
    ///
    /// # Errors
    /// If they cannot be printed.
    pub fn print_with_all(
        &self,
        json: bool,
        answer: &impl Serialize,
        all: &Option<ShortestSolutions>,
        page: impl FnOnce() -> String,
        label: &str,
    ) -> Result<()> {
        let names = self.request.instance.puzzle().move_names();
        let Some(all) = all.as_ref().filter(|_| self.lists_all) else {
            return print_answer(json, answer, page);
        };
        if !json {
            out::line(page())?;
            return Ok(all.for_each(|moves| match moves {
                [] => Ok(()),
                _ => out::line(format!("{label}{}", join_moves(&names, moves))),
            })?);
        }
        // There may be more than fit in memory.
        let object = serde_json::to_string(answer)?;
        out::part(object.strip_suffix('}').expect("an object"))?;
        let mut before = ",\"all\":[";
        all.for_each(|moves| {
            out::part(format!("{before}{}", json!(join_moves(&names, moves))))?;
            before = ",";
            Ok::<(), std::io::Error>(())
        })?;
        Ok(out::line("]}")?)
    }
}
