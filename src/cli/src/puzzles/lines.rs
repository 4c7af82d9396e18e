//! `gods solve --file`: solves a list with a scramble or a position on each line.
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use anyhow::{Result, bail};
use serde::Serialize;
use solve::Instance;

use super::pluralize;
use super::solve::{
    Input, SolutionFinder, SolutionReport, read_position, read_scramble,
};
use base::failure::UsageError;
use base::out;

/// The result of a line as JSON: a solution or an error.
#[derive(Serialize)]
struct LineResult<'a> {
    line: usize,
    #[serde(flatten)]
    solution: Option<&'a SolutionReport<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a String>,
}

/// Solves a list line by line. A line that cannot be solved is reported, and the rest are
/// solved.
///
/// # Errors
/// At the end, if any line could not be solved; before, if the list cannot be read.
pub fn solve(mut finder: SolutionFinder, list: &Path, json: bool) -> Result<()> {
    let unreadable =
        |error: io::Error| UsageError(format!("cannot read --file {list:?}: {error}"));
    let mut input: Box<dyn BufRead> = if list == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(list).map_err(unreadable)?))
    };
    // Find out whether the list can be read before a long computation.
    input.fill_buf().map_err(unreadable)?;
    // The name for messages such as `list.txt:3`, without line breaks.
    let name = list.to_string_lossy().replace(char::is_control, "\u{fffd}");
    finder.prepare()?;
    let (mut lines, mut bad) = (0, 0);
    for (line, bytes) in (1..).zip(input.split(b'\n')) {
        let bytes = bytes.map_err(unreadable)?;
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() || text.starts_with('#') || text.starts_with("//") {
            continue;
        }
        let read = read_line(&finder.request.instance, text);
        let answer = read.and_then(|(rank, input)| {
            finder.find(rank, input).map_err(|error| error.to_string())
        });
        lines += 1;
        bad += usize::from(answer.is_err());
        match &answer {
            _ if json => {
                let (solution, error) = (answer.as_ref().ok(), answer.as_ref().err());
                out::line(serde_json::to_string(&LineResult {
                    line,
                    solution,
                    error,
                })?)?;
            }
            Ok(solved) if solved.length == 0 => out::line(format!("{line}: 0 moves"))?,
            Ok(solved) => {
                let length = pluralize(solved.length, "move");
                out::line(format!("{line}: {length}: {}", solved.solution))?;
            }
            Err(error) => out::note(format!("{name}:{line}: {error}")),
        }
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

/// The rank of the position that a line describes: as a scramble, or else as a position.
///
/// A line that can be read in both ways must begin with `position:` or `scramble:`.
///
/// # Errors
/// If the line is neither a scramble nor a position, or is ambiguous.
pub fn read_line(instance: &Instance, text: &str) -> Result<(u64, Input), String> {
    if let Some(moves) = text.strip_prefix("scramble:") {
        return read_scramble(instance, moves);
    }
    if let Some(place) = text.strip_prefix("position:") {
        return read_position(instance, place);
    }
    match (read_scramble(instance, text), read_position(instance, text)) {
        (Ok(moves), Ok(place)) if moves.0 != place.0 => {
            let text = text.escape_debug();
            Err(format!(
                "\"{text}\" can be read as moves and as a position: write scramble: {text} or \
                 position: {text}"
            ))
        }
        (Ok(found), _) | (_, Ok(found)) => Ok(found),
        (Err(moves), Err(place)) => {
            Err(format!("as moves: {moves}; as a position: {place}"))
        }
    }
}
