//! `gods solve --file`: a scramble or a position a line.
use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::path::Path;

use anyhow::{Result, bail};
use puzzle::{FaceletError, Indexed, PositionError, ScrambleError, without_comments};
use serde::Serialize;
use solve::Instance;

use super::choose::listed;
use super::finder::{Finder, Input, Solved, position, scramble};
use super::{count, thousands};
use base::failure::Usage;
use base::out;

/// What is longer is no scramble and no position.
const LONGEST_LINE: u64 = 10_000;
/// What is longer is no text with lines.
const ENDLESS: u64 = 1 << 28;

/// What became of a line: a solution, or what is wrong with it.
#[derive(Serialize)]
struct Line<'a> {
    line: usize,
    #[serde(flatten)]
    solution: Option<&'a Solved<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a String>,
}

/// Reads a line into `bytes`, without its line break; of one that is too long no more
/// than its beginning, which is longer than [`LONGEST_LINE`]. False at the end.
fn next_line(mut input: impl BufRead, bytes: &mut Vec<u8>) -> io::Result<bool> {
    bytes.clear();
    // Two more than are allowed: for the line break.
    let read = input.by_ref().take(LONGEST_LINE + 2).read_until(b'\n', bytes)?;
    if bytes.pop_if(|end| *end == b'\n').is_some() {
        bytes.pop_if(|end| *end == b'\r');
    } else if input.by_ref().take(ENDLESS).skip_until(b'\n')? as u64 == ENDLESS {
        let why = format!("a line has more than {} bytes", thousands(ENDLESS));
        return Err(io::Error::new(ErrorKind::InvalidData, why));
    }
    Ok(read > 0)
}

/// Solves line after line. A line that cannot be solved is told, and the rest go on.
///
/// # Errors
/// At the end, if any line could not be solved; before, if the list cannot be read.
pub fn solve(mut finder: Finder, list: &Path, json: bool) -> Result<()> {
    let unreadable = |error: io::Error| {
        let why = match error.kind() {
            ErrorKind::IsADirectory => "it is a folder".to_owned(),
            ErrorKind::NotFound => "there is no such file".to_owned(),
            _ => error.to_string(),
        };
        Usage(format!(
            "cannot read --file {list:?}: {why}; it must be a text file with a scramble or a \
             position a line, or - for standard input"
        ))
    };
    let mut input: Box<dyn BufRead> = match list == "-" {
        true => Box::new(io::stdin().lock()),
        false => Box::new(BufReader::new(File::open(list).map_err(unreadable)?)),
    };
    // Whether it can be read is to be known before a long computation.
    input.fill_buf().map_err(unreadable)?;
    // As editors know places: `list.txt:3`. A line break in it would make two lines.
    let name = list.to_string_lossy().replace(char::is_control, "\u{fffd}");
    finder.prepare()?;
    let instance = finder.instance();
    let (mut bytes, mut line, mut lines, mut bad) = (Vec::new(), 0, 0, 0);
    while next_line(&mut input, &mut bytes).map_err(unreadable)? {
        line += 1;
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_start_matches('\u{feff}').trim();
        let is_long = bytes.len() as u64 > LONGEST_LINE;
        let is_comment = text.starts_with('#') || text.starts_with("//");
        if is_comment || (text.is_empty() && !is_long) {
            continue;
        }
        let answer = match is_long {
            true => Err(format!(
                "found more than {} bytes in a line; a list has a scramble or a position a \
                 line",
                thousands(LONGEST_LINE)
            )),
            false => read(instance, text).and_then(|(rank, input)| {
                finder.find(rank, input).map_err(|error| error.to_string())
            }),
        };
        lines += 1;
        bad += usize::from(answer.is_err());
        match &answer {
            _ if json => {
                let (solution, error) = (answer.as_ref().ok(), answer.as_ref().err());
                out::line(serde_json::to_string(&Line { line, solution, error })?)?;
            }
            Ok(solved) if solved.length == 0 => out::line(format!("{line}: 0 moves"))?,
            Ok(solved) => {
                let length = count(solved.length, "move");
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
        _ => bail!("{} could not be solved", count(bad, "line")),
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
pub fn read(instance: &Instance, text: &str) -> Result<(u64, Input), String> {
    // A colon in a comment says nothing; any other stands where it stood.
    let colon = without_comments(text).chars().position(|c| c == ':');
    if let Some((colon, _)) = colon.and_then(|colon| text.char_indices().nth(colon)) {
        let (kind, rest) = (text[..colon].trim(), &text[colon + 1..]);
        let kinds: &[_] = match instance.puzzle().in_facelets() {
            true => &["scramble", "position", "facelets"],
            false => &["scramble", "position"],
        };
        return match kind {
            "scramble" => scramble(instance, rest),
            _ if kinds.contains(&kind) => {
                position(instance, rest).map_err(|error| error.to_string())
            }
            _ => Err(format!(
                "found {kind:?} before a colon, where only {} may be",
                listed(kinds)
            )),
        };
    }
    // Said once more as it is to be typed, on one line.
    let again = text.replace(char::is_control, " ");
    match (scramble(instance, text), position(instance, text)) {
        (Ok(moves), Ok(place)) if moves.0 != place.0 => Err(format!(
            "{text:?} can be read as moves and as a position: write scramble: {again} or \
             position: {again}"
        )),
        (Ok(_), Err(place)) if shaped(&place) => Err(format!(
            "{text:?} can be read as moves, and looks like a position that cannot be \
             ({place}): write scramble: {again} if it is moves"
        )),
        (Ok(moves), _) => Ok(moves),
        (_, Ok(place)) => Ok(place),
        (_, Err(place))
            if shaped(&place) || !begins_with_a_move(&**instance.puzzle(), text) =>
        {
            Err(place.to_string())
        }
        (Err(moves), Err(place)) if nearly(&place) => {
            Err(format!("as moves: {moves}; as a position: {place}"))
        }
        (Err(moves), _) => Err(moves),
    }
}

/// Whether a text that has no position's number of entries has at least half of it.
fn nearly(error: &PositionError) -> bool {
    match *error {
        PositionError::Length { found, expected, .. } => found * 2 >= expected,
        // The pocket cube has 24 of them.
        PositionError::Facelets(FaceletError::Length { found }) => found >= 12,
        _ => false,
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
    let tried = |end: usize| puzzle.scramble_rank(&text[..end]);
    // No name of a move is longer.
    ends.take(8)
        .any(|end| matches!(tried(end), Ok(_) | Err(ScrambleError::Blocked { .. })))
}
