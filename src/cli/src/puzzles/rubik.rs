//! `gods solve rubik`: the whole Rubik's cube, by the two-phase algorithm, and by shortest
//! solutions.
use std::ops::ControlFlow;
use std::time::Instant;

use anyhow::{Result, anyhow, bail};
use base::failure::UsageError;
use base::{out, parallel, signals};
use optimal::Optimal;
use puzzle::rubik::{Cube, parse, turns};
use puzzle::{Metric, PositionError, ScrambleError, strip_comments};
use serde_json::{Value, json};
use solve::Computation;
use two_phase::{End, GODS_NUMBER, Progress, TwoPhase};

use super::lines::{self, LineResult, LineSolver};
use super::request::or_interrupted;
use super::shortest::{self, ShortestSearch};
use super::solution::{Input, Readable, SolutionReport, to_text};
use super::solve::Args;
use super::{join_words, pluralize, print_answer};

/// The name of the puzzle.
pub const NAME: &str = "rubik";

/// The engines' names in output.
const ENGINE: &str = "two-phase";
const OPTIMAL_ENGINE: &str = "optimal";

/// A first solution of at most so many moves is found at once: 12 to the subgroup, 18 within it.
const FIRST_LENGTH: usize = 30;

/// The number of nodes, about a millisecond, in which a solution is improved without options.
const NODES_AFTER_FIRST: u64 = 20_000;

/// Why there is no option of tables.
const NO_TABLE: &str = "which has too many positions for a table of all";

/// The whole Rubik's cube.
struct Rubik;

impl Readable for Rubik {
    type Position = Cube;

    fn name(&self) -> &str {
        NAME
    }

    fn move_names(&self) -> Vec<String> {
        turns(Metric::HalfTurn).iter().map(ToString::to_string).collect()
    }

    fn solved_text(&self) -> String {
        Cube::SOLVED.to_facelets()
    }

    fn row_facelets(&self) -> Option<usize> {
        Some(3)
    }

    fn read_scramble(&self, text: &str) -> Result<(Cube, Input), ScrambleError> {
        let cube = parse(text)?.into_iter().map(Cube::from_turn).product();
        Ok((cube, Input::Scramble(join_words(&strip_comments(text)))))
    }

    fn read_position(&self, text: &str) -> Result<(Cube, Input), PositionError> {
        let text = self.position_text(text);
        let cube = Cube::from_facelets(&text)?;
        let given = Cube::facelet_colors(&text)?.into_iter().collect();
        Ok((cube, Input::Position(given)))
    }
}

/// Refuses options that the whole cube does not have, each with the reason.
///
/// # Errors
/// [`UsageError`] names the first option that is given.
pub fn refuse(options: &[(&str, bool, &str)]) -> Result<()> {
    if let Some((option, _, why)) = options.iter().find(|option| option.1) {
        bail!(UsageError(format!("found {option} for {NAME}, {why}: leave it out")));
    }
    Ok(())
}

/// Solves the scramble, the facelets or the list that was given, or prints the plan.
///
/// # Errors
/// [`UsageError`] if an option is for other puzzles, nothing can be read, or there is no solution
/// within `--max-length`; otherwise if the time is over or a signal ends the search.
pub fn solve(args: &Args, start: Instant) -> Result<()> {
    let max_memory = args.options.max_memory.is_some() && args.optimal.is_none();
    refuse(&[
        ("--count", args.count, "whose shortest solutions --optimal --all counts"),
        ("--table", args.table.is_some(), NO_TABLE),
        ("--method", args.method.is_some(), "which has two: two-phase, and --optimal"),
        ("--engine", args.options.engine.is_some(), NO_TABLE),
        ("--max-memory", max_memory, "whose tables take 10 MB without --optimal"),
    ])?;
    let read = args.read(&Rubik)?;
    let mut solver = CubeSolver::new(args);
    match (read, &args.file) {
        _ if args.plan => {
            let (mut steps, mut page) = (vec![], format!("{NAME}:"));
            for (i, (method, what)) in (1..).zip(solver.plan()) {
                page += &format!("\n{i}. {what}");
                steps.push(json!({ "method": method, "what": what }));
            }
            let fields = json!({ "puzzle": NAME, "steps": steps });
            print_answer(args.json, &fields, || page)
        }
        (Some((cube, input)), _) => {
            solver.prepare()?;
            let found = solver.find(&cube, input, start, "")?;
            let (solved, all) = found.map_err(or_interrupted)?;
            solver.print(json!(solved), all, || to_text(&solved), "solution  ")?;
            Ok(signals::check_interrupted()?)
        }
        (None, Some(list)) => lines::solve(&Rubik, list, args.json, solver),
        (None, None) => Ok(()), // the parser refuses that
    }
}

/// Finds solutions.
struct CubeSolver<'a> {
    args: &'a Args,
    threads: usize,
    max_length: usize,
    /// Whether the search goes on after the first solution.
    improves: bool,
    tables: Option<TwoPhase>,
    optimal: Option<Optimal>,
    /// A signal ends the search, which then prints the best solution.
    _hold: signals::ExitGuard,
}

/// A solution, and those before it, each shorter than the one before.
type Found = (SolutionReport<'static>, Vec<String>);

impl<'a> CubeSolver<'a> {
    fn new(args: &'a Args) -> Self {
        let is_optimal = args.optimal.is_some();
        let improves = !is_optimal && (args.all || args.time.is_some());
        let (threads, max_length) = if improves || is_optimal {
            (parallel::cores(), FIRST_LENGTH)
        } else {
            (1, GODS_NUMBER + 1)
        };
        CubeSolver {
            args,
            threads: args.options.threads.map_or(threads, |threads| threads as usize),
            max_length: args.max_length.map_or(max_length, |n| n as usize),
            improves,
            tables: None,
            optimal: None,
            _hold: signals::delay_exit(),
        }
    }

    /// The steps of a search: the method of each, and what it does.
    fn plan(&self) -> Vec<(&'static str, String)> {
        let CubeSolver { args, max_length, .. } = self;
        if let Some(tables) = args.optimal {
            let most = pluralize(*max_length.min(&GODS_NUMBER), "move");
            let tables = shortest::describe(tables);
            let what =
                format!("IDA* for a shortest one of at most {most}, with {tables}");
            let first = "two-phase search for a solution".to_owned();
            return vec![(ENGINE, first), (OPTIMAL_ENGINE, what)];
        }
        let until = match args.time {
            Some(time) => format!(", and shorter ones for {} s", time.as_secs_f64()),
            None if args.all => ", and shorter ones until none is shorter".to_owned(),
            None => String::new(),
        };
        let most = pluralize(*max_length, "move");
        let what = format!(
            "two-phase search for a solution of at most {most}{until}, with tables that are \
             soon made"
        );
        vec![(ENGINE, what)]
    }

    /// Finds a solution, a shortest one if that was asked for. Returns why there is none, if
    /// that is so.
    fn find(
        &self,
        cube: &Cube,
        input: Input,
        start: Instant,
        label: &str,
    ) -> Result<Result<Found>> {
        let begin = Instant::now();
        let found = self.find_in_two_phases(cube, input, start, label)?;
        Ok(match (found, &self.optimal) {
            (Ok((solved, _)), Some(optimal)) => {
                let mut found = self.find_shortest(optimal, cube, solved, begin);
                let seconds = start.elapsed().as_secs_f64();
                found.iter_mut().for_each(|found| found.0.seconds = seconds);
                found
            }
            (found, _) => found,
        })
    }

    /// Finds a shortest solution of a cube that has been solved, or all of them.
    fn find_shortest(
        &self,
        optimal: &Optimal,
        cube: &Cube,
        mut solved: SolutionReport<'static>,
        begin: Instant,
    ) -> Result<Found> {
        let all = self.args.all;
        // Without --all a solution must be shorter than the one that is known.
        let longest = if all { solved.length } else { solved.length.saturating_sub(1) };
        let search = ShortestSearch {
            optimal,
            threads: self.threads,
            max_length: longest.min(self.max_length).min(GODS_NUMBER),
            all,
            deadline: self.args.time.and_then(|time| begin.checked_add(time)),
        };
        let found = search.run(cube);
        solved.nodes += found.nodes;
        let bytes = solved.computation.bytes + optimal.tables().bytes() as u64;
        solved.computation =
            Computation { engine: OPTIMAL_ENGINE, bytes, ..solved.computation };
        match (&found.solutions[..], found.end) {
            ([first, ..], _) => {
                (solved.length, solved.solution) = (first.len(), first.to_string());
                solved.optimal = true;
            }
            ([], End::Exhausted) => solved.optimal = true,
            ([], _) => {
                solved.optimal = false;
                let (bound, all) =
                    (found.lower_bound, pluralize(solved.length, "move"));
                out::note(format!(
                    "note: stopped: {all} found, and no solution has fewer than {bound}"
                ));
            }
        }
        if solved.length > self.max_length {
            return Err(self.none_found(solved.optimal));
        }
        let is_complete = found.end == End::Found;
        solved.solutions =
            (all && is_complete).then_some(found.solutions.len() as u128);
        Ok((solved, found.solutions.iter().map(ToString::to_string).collect()))
    }

    /// Why no solution is found: there is none, or the search was stopped.
    fn none_found(&self, is_certain: bool) -> anyhow::Error {
        let most = pluralize(self.max_length, "move");
        if is_certain {
            UsageError(format!("{NAME}: no solution has at most {most}")).into()
        } else {
            anyhow!("{NAME}: stopped before a solution of at most {most} was found")
        }
    }

    /// Searches a solution, and prints each shorter one after `label` if that was asked for.
    /// Returns why there is none, if that is so.
    fn find_in_two_phases(
        &self,
        cube: &Cube,
        input: Input,
        start: Instant,
        label: &str,
    ) -> Result<Result<Found>> {
        let tables = self.tables.as_ref().expect("the tables are prepared first");
        // What is too long is still an upper bound for a shortest solution.
        let is_bound = self.optimal.is_some();
        let longest = if is_bound { FIRST_LENGTH } else { self.max_length };
        let search = tables.search().max_length(longest).stop_at(0);
        let (begin, mut all, mut failed) = (Instant::now(), vec![], None);
        let (mut visited, mut max_nodes) = (0, u64::MAX);
        let outcome = search.threads(self.threads).solve_observed(cube, |progress| {
            match progress {
                Progress::Nodes(nodes) => visited = nodes,
                Progress::Solution(_) if !self.improves => {
                    max_nodes = max_nodes.min(visited + NODES_AFTER_FIRST);
                }
                Progress::Solution(solution) => {
                    let length = pluralize(solution.len(), "move");
                    all.push(solution.to_string());
                    if !self.args.json {
                        let seconds = start.elapsed().as_secs_f64();
                        failed = out::line(format!(
                            "{label}{length} after {seconds:.2} s: {solution}"
                        ))
                        .err();
                    }
                }
            }
            let is_late = self.args.time.is_some_and(|time| begin.elapsed() >= time);
            let must_stop = is_late || visited >= max_nodes || failed.is_some();
            if must_stop || signals::check_interrupted().is_err() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if let Some(error) = failed {
            return Err(error.into());
        }
        let Some(solution) = outcome.solution else {
            return Ok(Err(self.none_found(outcome.end == End::Exhausted)));
        };
        let (threads, bytes) = (self.threads, tables.bytes() as u64);
        let report = SolutionReport {
            puzzle: NAME,
            metric: Some(Metric::HalfTurn.name()),
            input,
            goal: None,
            solutions: None,
            length: solution.len(),
            solution: solution.to_string(),
            tips: String::new(),
            optimal: outcome.end == End::Exhausted || solution.is_empty(),
            nodes: outcome.nodes,
            computation: Computation { engine: ENGINE, threads, bytes },
            seconds: start.elapsed().as_secs_f64(),
        };
        Ok(Ok((report, all)))
    }

    /// Prints an answer; with all solutions, if they were asked for: as text, the shortest
    /// ones after `label`, for the others have been printed.
    fn print(
        &self,
        mut fields: Value,
        all: Vec<String>,
        page: impl FnOnce() -> String,
        label: &str,
    ) -> Result<()> {
        if self.args.all && self.optimal.is_some() && !self.args.json {
            out::line(page())?;
            for solution in all.iter().filter(|solution| !solution.is_empty()) {
                out::line(format!("{label}{solution}"))?;
            }
            return Ok(());
        }
        if self.args.all {
            fields["all"] = json!(all);
        }
        print_answer(self.args.json, &fields, page)
    }
}

impl LineSolver<Rubik> for CubeSolver<'_> {
    fn prepare(&mut self) -> Result<()> {
        self.tables = Some(TwoPhase::new());
        let max_memory = self.args.options.max_memory;
        let open = |tables| shortest::open_or_make(tables, max_memory, self.threads);
        self.optimal = self.args.optimal.map(open).transpose()?;
        Ok(())
    }

    fn solve_line(
        &mut self,
        line: usize,
        cube: Cube,
        input: Input,
    ) -> Result<Result<(), String>> {
        let found = self.find(&cube, input, Instant::now(), &format!("{line}: "))?;
        let (solved, all) = match found {
            Ok(found) => found,
            Err(error) => return Ok(Err(error.to_string())),
        };
        let (result, text) = LineResult::solved(line, &solved);
        self.print(json!(result), all, || text, &format!("{line}: ")).map(Ok)
    }
}
