//! `gods solve --file`: a scramble or a position a line.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

use anyhow::{Result, bail};
use puzzle::{FaceletError, Indexed, PositionError, ScrambleError};
use serde::Serialize;

use super::choose::Chosen;
use super::count;
use super::engine::Options;
use super::solve::{Given, Solved, Solver, position, scramble};
use crate::tool::failure::Usage;
use crate::tool::out;

/// What is longer is no line of a list.
const LONGEST: u64 = 10_000;

/// A line that was solved.
#[derive(Serialize)]
struct Good<'a> {
    line: usize,
    #[serde(flatten)]
    solved: &'a Solved<'a>,
}

/// A line that could not be read.
#[derive(Serialize)]
struct Bad {
    line: usize,
    error: String,
}

/// Opens the list, or standard input if it is called `-`.
fn open(list: &str) -> Result<Box<dyn BufRead>> {
    if list == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let refused = |error: &dyn std::fmt::Display| {
        Usage(format!(
            "cannot read --file {list:?}: {error}; it must be a text file with a scramble or \
             a position a line, or - for standard input"
        ))
    };
    match File::open(list) {
        Ok(file) if file.metadata().is_ok_and(|data| data.is_dir()) => {
            bail!(refused(&"it is a folder"))
        }
        Ok(file) => Ok(Box::new(BufReader::new(file))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            bail!(refused(&"there is no such file"))
        }
        Err(error) => bail!(refused(&error)),
    }
}

/// Solves line after line. A line that cannot be read is told, and the rest go on.
///
/// # Errors
/// At the end, if any line could not be read.
pub fn solve(chosen: &Chosen, options: &Options, list: &str, json: bool) -> Result<()> {
    let mut input = open(list)?;
    // As editors know places: `list.txt:3`. A line break in it would make two lines.
    let name = list.replace(char::is_control, "\u{fffd}");
    let solver = Solver::new(chosen, options)?;
    let (mut bytes, mut given, mut bad) = (Vec::new(), 0, 0);
    for line in 1.. {
        bytes.clear();
        if (&mut input).take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        if bytes.len() as u64 == LONGEST {
            bail!(Usage(format!(
                "{name}:{line}: found more than {LONGEST} bytes in a line; a list has a \
                 scramble or a position a line"
            )));
        }
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        given += 1;
        let error = match read(chosen, text) {
            Ok((rank, given)) => {
                let solved = solver.solve(rank, given)?;
                out::line(match json {
                    true => serde_json::to_string(&Good { line, solved: &solved })?,
                    false => format!("{line}: {}", sentence(&solved)),
                })?;
                continue;
            }
            Err(error) => error,
        };
        bad += 1;
        match json {
            true => out::line(serde_json::to_string(&Bad { line, error })?)?,
            false => out::note(format!("{name}:{line}: {error}")),
        }
    }
    if given == 0 {
        let none = "has no line with a scramble or a position";
        out::note(format!("note: --file {list:?} {none}"));
    }
    match bad {
        0 => Ok(()),
        _ => bail!("{} could not be read", count(bad, "line")),
    }
}

/// A solution for people.
fn sentence(solved: &Solved) -> String {
    match solved.length {
        0 => "0 moves".to_owned(),
        length => format!("{}: {}", count(length, "move"), solved.solution),
    }
}

/// The rank of the position that a line describes: as a scramble, or else as a position.
///
/// A line that is a position and moves as well would be read in two ways, so it must
/// say which: `position: …` or `scramble: …`.
///
/// # Errors
/// If it is neither. What has as many entries as a position is told what is wrong with
/// it as a position, and so is what does not begin with a move.
pub fn read(chosen: &Chosen, text: &str) -> Result<(u64, Given), String> {
    if let Some((kind, rest)) = text.split_once(':') {
        return match kind.trim() {
            "position" | "facelets" => {
                position(chosen, rest).map_err(|e| e.to_string())
            }
            "scramble" => scramble(chosen, rest).map_err(|e| e.to_string()),
            kind => Err(format!(
                "found {kind:?} before a colon, where only scramble and position may be"
            )),
        };
    }
    match (scramble(chosen, text), position(chosen, text)) {
        (Ok(moves), Ok(place)) if moves.0 != place.0 => Err(format!(
            "{text:?} can be read as moves and as a position: write scramble: {text} or \
             position: {text}"
        )),
        (Ok(_), Err(place)) if shaped(&place) => Err(format!(
            "{text:?} can be read as moves, and looks like a position that cannot be \
             ({place}): write scramble: {text} if it is moves"
        )),
        (Ok(moves), _) => Ok(moves),
        (_, Ok(place)) => Ok(place),
        (Err(moves), Err(place)) => {
            let as_position =
                shaped(&place) || !begins_with_a_move(&*chosen.puzzle, text);
            Err(if as_position { place.to_string() } else { moves.to_string() })
        }
    }
}

/// Whether the text has the shape of a position, and only its pieces are wrong.
fn shaped(error: &PositionError) -> bool {
    use PositionError::{Facelets, Length, Unknown};
    !matches!(
        error,
        Unknown { .. } | Length { .. } | Facelets(FaceletError::Length { .. })
    )
}

fn begins_with_a_move(puzzle: &dyn Indexed, text: &str) -> bool {
    let ends = text.char_indices().map(|(start, letter)| start + letter.len_utf8());
    let is_move = |start: &str| match puzzle.scramble(start) {
        Ok(_) | Err(ScrambleError::Blocked { .. }) => true,
        Err(_) => false,
    };
    // No name of a move is longer.
    ends.take(8).any(|end| is_move(&text[..end]))
}
