//! `gods solve` for puzzles with more than 2^64 positions, such as the 24-puzzle or Rubik's cube
//! from a file.
use std::time::Instant;

use anyhow::Result;
use base::cache;
use base::failure::UsageError;
use puzzle::{PositionError, Puzzle, strip_comments};
use solve::{BoundedPuzzle, Instance, Method, PositionSolver, SolveError};

use super::progress::ProgressReporter;
use super::request::{Request, or_interrupted};
use super::solution::{Input, SolutionReport, to_text};
use super::solve::{Args, plan};
use super::{join_moves, join_words, print_answer};

/// Brings the scramble or the position that was given to the goal, or prints the plan.
///
/// # Errors
/// [`UsageError`] if an option needs ranks, or nothing can be read; otherwise if the search
/// fails.
pub fn solve<P: BoundedPuzzle>(
    name: &str,
    puzzle: P,
    args: &Args,
    goal: Option<&str>,
) -> Result<()> {
    let start = Instant::now();
    let failed = |message: &dyn std::fmt::Display| {
        anyhow::Error::from(UsageError(format!("{name}: {message}")))
    };
    if let Some(option) = refused_option(args, goal) {
        return Err(failed(&format!(
            "found {option} and more than 2^64 positions: give one scramble or --position, \
             which IDA* solves"
        )));
    }
    let given = read(&puzzle, args, goal)?;
    // The options of memory, with the puzzle whose tables are of the same kind.
    let mut request = Request::new(Instance::find("15-puzzle")?, &args.options)?;
    if args.method.is_some() {
        request.limits.visits = 0; // no bidirectional search comes first
    }
    let names: Vec<_> = (0..puzzle.moves()).map(|m| puzzle.name(m)).collect();
    let solver = PositionSolver::new(puzzle, cache::folder().ok(), request.limits);
    let mut solver = solver.map_err(|error| failed(&error))?;
    let Some((position, input)) = given.filter(|_| !args.plan) else {
        let (fields, page) = plan(name, &solver.steps(), &request);
        return print_answer(args.json, &fields, || page);
    };
    let reporter = ProgressReporter::named(&request, name);
    let found = solver.solve(&position, &|event| reporter.report(event));
    drop(reporter);
    let found = found.and_then(|found| found.ok_or(SolveError::Unsolvable));
    let found = found.map_err(|error| or_interrupted(failed(&error)))?;
    let report = SolutionReport {
        puzzle: name,
        metric: None,
        input,
        goal,
        solutions: None,
        length: found.moves.len(),
        solution: join_moves(&names, &found.moves),
        tips: String::new(),
        optimal: true,
        nodes: found.nodes,
        computation: found.computation,
        seconds: start.elapsed().as_secs_f64(),
    };
    print_answer(args.json, &report, || to_text(&report))
}

/// The first option that needs ranks, or a method besides IDA*.
fn refused_option(args: &Args, goal: Option<&str>) -> Option<&'static str> {
    let other_method = args.method.is_some_and(|method| method != Method::IdaStar);
    let refused = [
        ("--metric", args.puzzle_args.has_metric()),
        ("--notation", args.notation_args.is_given()),
        ("--goal", args.puzzle_args.has_goal() && goal.is_none()),
        ("--all", args.all),
        ("--count", args.count),
        ("--file", args.file.is_some()),
        ("--table", args.table.is_some()),
        ("--engine", args.options.engine.is_some()),
        ("--method, and not ida-star,", other_method),
    ];
    refused.into_iter().find(|(_, given)| *given).map(|(option, _)| option)
}

/// Reads the position or the scramble, as what the solved position becomes by what leads from
/// the goal to it; `None` if neither was given.
fn read<P: Puzzle>(
    puzzle: &P,
    args: &Args,
    goal: Option<&str>,
) -> Result<Option<(P::Position, Input)>> {
    let usage = |error: PositionError| UsageError(error.to_string());
    let goal = goal.map(|goal| puzzle.read_any(goal)).transpose();
    let goal = goal.map_err(|error| UsageError(format!("--goal: {error}")))?;
    let from_goal = |start: P::Position| match &goal {
        Some(goal) => puzzle.goal_pair(&start, goal).map(|pair| pair.start),
        None => Ok(start),
    };
    let Some(text) = &args.position else {
        if args.scramble.is_empty() {
            return Ok(None);
        }
        let moves = strip_comments(&args.scramble.join(" "));
        let position = puzzle.scramble(&moves);
        let position = position.map_err(|error| UsageError(error.to_string()))?;
        let input = Input::Scramble(join_words(&moves));
        return Ok(Some((from_goal(position).map_err(usage)?, input)));
    };
    let text = strip_comments(text);
    let position = match goal {
        Some(_) => puzzle.read_any(&text),
        None => puzzle.read(&text),
    };
    let position = position.map_err(usage)?;
    let written = puzzle.write(&position);
    Ok(Some((from_goal(position).map_err(usage)?, Input::Position(written))))
}
