//! `gods solve --file`: solves a list with a scramble or a position on each line.
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use anyhow::{Result, bail};
use serde::Serialize;

use super::list_reader::ListReader;
use super::pluralize;
use super::solution::{Input, Readable, SolutionReport};
use base::failure::UsageError;
use base::{out, signals};

/// The result of a line as JSON: a solution or an error.
#[derive(Serialize)]
pub struct LineResult<'a> {
    line: usize,
    #[serde(flatten)]
    solution: Option<&'a SolutionReport<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a String>,
}

impl<'a> LineResult<'a> {
    /// The result of a line with a solution, and the same as text.
    pub fn solved(line: usize, solved: &'a SolutionReport<'a>) -> (Self, String) {
        let length = pluralize(solved.length, "move");
        let solution = match solved.solutions {
            None => solved.solution.clone(),
            Some(count) => format!("{count} shortest"),
        };
        let mut text = format!("{line}: {length}");
        for (label, part) in [("", &solution), ("tips ", &solved.tips)] {
            if !part.is_empty() {
                text += &format!(": {label}{part}");
            }
        }
        (LineResult { line, solution: Some(solved), error: None }, text)
    }
}

/// Solves the positions of a list, and prints the solutions.
pub trait LineSolver<P: Readable> {
    /// Makes what every position needs, once the list can be read.
    ///
    /// # Errors
    /// If that is not possible.
    fn prepare(&mut self) -> Result<()>;

    /// Solves the position of a line, and prints the solution. Returns the message if there is
    /// none.
    ///
    /// # Errors
    /// If it cannot be printed.
    fn solve_line(
        &mut self,
        line: usize,
        position: P::Position,
        input: Input,
    ) -> Result<Result<(), String>>;
}

/// Solves a list line by line. A line that cannot be solved is reported, and the rest are
/// solved.
///
/// # Errors
/// At the end, if any line could not be solved; before, if the list cannot be read.
pub fn solve<P: Readable>(
    puzzle: &P,
    list: &Path,
    json: bool,
    mut solver: impl LineSolver<P>,
) -> Result<()> {
    let unreadable =
        |error: io::Error| UsageError(format!("cannot read --file {list:?}: {error}"));
    let input: Box<dyn BufRead> = if list == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(list).map_err(unreadable)?))
    };
    // Find out whether the list can be read before a long computation.
    let entries = ListReader::new(puzzle, input).map_err(unreadable)?;
    // The name for messages such as `list.txt:3`, without line breaks.
    let name = list.to_string_lossy().replace(char::is_control, "\u{fffd}");
    solver.prepare()?;
    let (mut lines, mut bad) = (0, 0);
    for entry in entries {
        let (line, read) = entry.map_err(unreadable)?;
        let answer = match read {
            Ok((position, input)) => solver.solve_line(line, position, input)?,
            Err(error) => Err(error),
        };
        lines += 1;
        bad += usize::from(answer.is_err());
        match &answer {
            Ok(()) => {}
            Err(error) if json => {
                let result = LineResult { line, solution: None, error: Some(error) };
                out::line(serde_json::to_string(&result)?)?;
            }
            Err(error) => out::note(format!("{name}:{line}: {error}")),
        }
        signals::check_interrupted()?;
    }
    if lines == 0 {
        let none = "has no line with a scramble or a position";
        out::note(format!("note: --file {list:?} {none}"));
    }
    match bad {
        0 => Ok(()),
        _ => bail!("{} could not be solved", pluralize(bad, "line")),
    }
}
