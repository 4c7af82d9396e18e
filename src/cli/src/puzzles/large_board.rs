//! `gods solve` for sliding boards whose positions have no ranks, such as the 24-puzzle: IDA* alone.
use std::time::Instant;

use anyhow::Result;
use base::cache;
use base::failure::UsageError;
use puzzle::sliding::{FAMILY, Sliding};
use puzzle::{ByteArray, Puzzle, catalog, strip_comments};
use solve::{BoardSolver, Instance, Method, SolveError};

use super::progress::ProgressReporter;
use super::request::{Request, or_interrupted};
use super::solution::{Input, SolutionReport, to_text};
use super::solve::{Args, plan};
use super::{join_moves, print_answer};

/// A board of more than 20 cells.
pub struct LargeBoard {
    /// The canonical name: `sliding-5x5`, also for `24-puzzle`.
    name: String,
    puzzle: Sliding,
}

impl LargeBoard {
    /// The board with this name; `None` if the name is that of another puzzle, or of none.
    pub fn find(name: &str) -> Option<Self> {
        let choice = catalog::find(name).ok()?;
        let [rows, columns] = choice.sizes[..] else { return None };
        let is_board = choice.family.name == FAMILY.name;
        let puzzle = Sliding::without_ranks(rows, columns).ok()?;
        let is_large = is_board && !puzzle.has_ranks();
        is_large.then_some(LargeBoard { name: choice.name, puzzle })
    }

    /// Solves the scramble or the position that was given, or prints the plan.
    ///
    /// # Errors
    /// [`UsageError`] if an option needs ranks, or nothing can be read; otherwise if the search
    /// fails.
    pub fn run(&self, args: &Args) -> Result<()> {
        let start = Instant::now();
        self.check_options(args)?;
        let board = self.read(args)?;
        // The options of memory, with the puzzle whose tables are of the same kind.
        let fifteen = Instance::find("15-puzzle")?;
        let request = Request::new(fifteen, &args.options)?;
        let folder = cache::folder().ok();
        let mut solver = BoardSolver::new(self.puzzle, folder, request.limits);
        let Some((board, input)) = board.filter(|_| !args.plan) else {
            let steps: Vec<_> = solver.steps().collect();
            let (fields, page) = plan(&self.name, &steps, &request);
            return print_answer(args.json, &fields, || page);
        };
        let reporter = ProgressReporter::named(&request, &self.name);
        let found = solver.solve(&board, &|event| reporter.report(event));
        let found = found.and_then(|found| found.ok_or(SolveError::Unsolvable));
        drop(reporter);
        let found = found
            .map_err(|error| or_interrupted(self.error(&error.to_string()).into()))?;
        let names: Vec<_> =
            (0..self.puzzle.moves()).map(|m| self.puzzle.name(m)).collect();
        let report = SolutionReport {
            puzzle: &self.name,
            metric: None,
            input,
            goal: None,
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

    fn error(&self, message: &str) -> UsageError {
        UsageError(format!("{}: {message}", self.name))
    }

    /// Refuses the options that need ranks, or a method besides IDA*.
    fn check_options(&self, args: &Args) -> Result<()> {
        let other_method = args.method.is_some_and(|method| method != Method::IdaStar);
        let refused = [
            ("--metric", args.puzzle_args.has_metric()),
            ("--notation", args.notation_args.is_given()),
            ("--goal", args.goal.is_some()),
            ("--all", args.all),
            ("--count", args.count),
            ("--file", args.file.is_some()),
            ("--table", args.table.is_some()),
            ("--engine", args.options.engine.is_some()),
            ("--method, and not ida-star,", other_method),
        ];
        match refused.iter().find(|(_, given)| *given) {
            None => Ok(()),
            Some((option, _)) => Err(self
                .error(&format!(
                    "found {option} and a board of more than 20 cells: give one scramble or \
                     --position, which IDA* solves"
                ))
                .into()),
        }
    }

    /// Reads the position or the scramble; `None` if neither was given.
    fn read(&self, args: &Args) -> Result<Option<(ByteArray, Input)>> {
        let Some(text) = &args.position else {
            if args.scramble.is_empty() {
                return Ok(None);
            }
            let moves = strip_comments(&args.scramble.join(" "));
            let board = self.puzzle.scramble(&moves);
            let board = board.map_err(|error| UsageError(error.to_string()))?;
            let moves = moves.split_whitespace().collect::<Vec<_>>().join(" ");
            return Ok(Some((board, Input::Scramble(moves))));
        };
        let board = self.puzzle.read(&strip_comments(text));
        let board = board.map_err(|error| UsageError(error.to_string()))?;
        Ok(Some((board, Input::Position(self.puzzle.write(&board)))))
    }
}
