//! `gods solve --file`: a scramble or a position a line.
use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::path::Path;

use anyhow::{Result, bail};
use puzzle::{FaceletError, Indexed, PositionError, ScrambleError, without_comments};
use serde::Serialize;

use super::choose::Instance;
use super::engine::Options;
use super::solver::{Input, Solution, Solver, position, scramble};
use super::{count, thousands};
use base::failure::Usage;
use base::out;

/// What is longer is no scramble and no position.
const LONGEST_LINE: u64 = 10_000;
/// What is longer is no text with lines.
const ENDLESS: u64 = 1 << 28;

/// What became of a line, with its number before all else.
#[derive(Serialize)]
struct Line<T> {
    line: usize,
    #[serde(flatten)]
    answer: T,
}

/// Why a line could not be solved.
#[derive(Serialize)]
struct Bad {
    error: String,
}

/// A list that cannot be read, and why.
fn unreadable(list: &Path, error: &io::Error) -> Usage {
    let why = match error.kind() {
        ErrorKind::IsADirectory => "it is a folder".to_owned(),
        ErrorKind::NotFound => "there is no such file".to_owned(),
        _ => error.to_string(),
    };
    Usage(format!(
        "cannot read --file {list:?}: {why}; it must be a text file with a scramble or a \
         position a line, or - for standard input"
    ))
}

/// Opens the list, or standard input if it is called `-`, and looks whether it can be
/// read, before a long computation.
fn open(list: &Path) -> io::Result<Box<dyn BufRead>> {
    let mut input: Box<dyn BufRead> = match list == Path::new("-") {
        true => Box::new(io::stdin().lock()),
        false => Box::new(BufReader::new(File::open(list)?)),
    };
    input.fill_buf()?;
    Ok(input)
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

/// What becomes of a line: a solution, or what is wrong with it; nothing if it is empty
/// or a comment.
fn answer<'a>(
    instance: &Instance,
    solver: &mut Solver<'a>,
    bytes: &[u8],
) -> Option<Result<Solution<'a>, String>> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_start_matches('\u{feff}').trim();
    let long = bytes.len() as u64 > LONGEST_LINE;
    match text {
        _ if text.starts_with('#') || text.starts_with("//") => None,
        "" if !long => None,
        _ if long => Some(Err(format!(
            "found more than {} bytes in a line; a list has a scramble or a position a line",
            thousands(LONGEST_LINE)
        ))),
        _ => Some(read(instance, text).and_then(|(rank, input)| {
            solver.solve(rank, input).map_err(|error| error.to_string())
        })),
    }
}

/// Solves line after line. A line that cannot be solved is told, and the rest go on.
///
/// # Errors
/// At the end, if any line could not be solved; before, if the list cannot be read.
pub fn solve(
    instance: &Instance,
    options: &Options,
    list: &Path,
    json: bool,
) -> Result<()> {
    let unreadable = |error| unreadable(list, &error);
    let mut input = open(list).map_err(unreadable)?;
    // As editors know places: `list.txt:3`. A line break in it would make two lines.
    let name = list.to_string_lossy().replace(char::is_control, "\u{fffd}");
    let mut solver = Solver::new(instance, options)?;
    let (mut bytes, mut lines, mut bad) = (Vec::new(), 0, 0);
    for line in 1.. {
        if !next_line(&mut input, &mut bytes).map_err(unreadable)? {
            break;
        }
        let Some(answer) = answer(instance, &mut solver, &bytes) else { continue };
        lines += 1;
        bad += usize::from(answer.is_err());
        match answer {
            Ok(answer) if json => {
                out::line(serde_json::to_string(&Line { line, answer })?)?
            }
            Ok(solved) => out::line(format!("{line}: {}", sentence(&solved)))?,
            Err(error) if json => {
                let answer = Bad { error };
                out::line(serde_json::to_string(&Line { line, answer })?)?;
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

/// A solution for people.
fn sentence(solved: &Solution) -> String {
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
pub fn read(instance: &Instance, text: &str) -> Result<(u64, Input), String> {
    // A colon in a comment says nothing; any other stands where it stood.
    let colon = without_comments(text).chars().position(|c| c == ':');
    if let Some((colon, _)) = colon.and_then(|colon| text.char_indices().nth(colon)) {
        let (kind, rest) = (&text[..colon], &text[colon + 1..]);
        let facelets = instance.puzzle.in_facelets();
        return match kind.trim() {
            "position" => position(instance, rest).map_err(|e| e.to_string()),
            "facelets" if facelets => {
                position(instance, rest).map_err(|e| e.to_string())
            }
            "scramble" => scramble(instance, rest).map_err(|e| e.to_string()),
            kind => Err(format!(
                "found {kind:?} before a colon, where only {} may be",
                if facelets {
                    "scramble, position and facelets"
                } else {
                    "scramble and position"
                }
            )),
        };
    }
    match (scramble(instance, text), position(instance, text)) {
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
            if shaped(&place) || !begins_with_a_move(&*instance.puzzle, text) {
                return Err(place.to_string());
            }
            Err(match nearly(&place) {
                true => format!("as moves: {moves}; as a position: {place}"),
                false => moves.to_string(),
            })
        }
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
    let is_move = |start: &str| match puzzle.scramble_rank(start) {
        Ok(_) | Err(ScrambleError::Blocked { .. }) => true,
        Err(_) => false,
    };
    // No name of a move is longer.
    ends.take(8).any(|end| is_move(&text[..end]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::{Puzzle, catalog};
    use std::sync::Arc;

    /// The lines of an input, and how long each is.
    fn lengths(text: &[u8]) -> Vec<usize> {
        // A small buffer, so that lines are put together from parts.
        let mut input = BufReader::with_capacity(7, text);
        let (mut bytes, mut lengths) = (Vec::new(), Vec::new());
        while next_line(&mut input, &mut bytes).unwrap() {
            lengths.push(bytes.len());
        }
        lengths
    }

    #[test]
    fn a_line_ends_at_its_line_break_however_long_it_is() {
        assert!(lengths(b"").is_empty());
        assert_eq!(lengths(b"DR\n\nx"), [2, 0, 1]);
        for (long, kept) in [(9_999, 9_999), (10_000, 10_000), (10_001, 10_001)] {
            let line = vec![b'x'; long];
            assert_eq!(lengths(&[&line[..], b"\nDR\n"].concat()), [kept, 2]);
        }
        // What belongs to the line break does not count.
        let line = vec![b'x'; 10_000];
        assert_eq!(lengths(&[&line[..], b"\r\nDR"].concat()), [10_000, 2]);
        let line = vec![b'x'; 500_000];
        assert_eq!(lengths(&[&line[..], b"\nDR"].concat()), [10_002, 2]);
    }

    #[test]
    fn an_input_without_an_end_is_refused() {
        let mut input = BufReader::new(io::repeat(b'x'));
        let error = next_line(&mut input, &mut Vec::new()).unwrap_err();
        assert_eq!(error.to_string(), "a line has more than 268,435,456 bytes");
    }

    /// Two positions with a move between them, and two without.
    struct Islands;

    impl Puzzle for Islands {
        type Position = u64;

        fn count(&self) -> u64 {
            4
        }

        fn rank(&self, position: &u64) -> u64 {
            *position
        }

        fn unrank(&self, rank: u64) -> u64 {
            rank
        }

        fn moves(&self) -> usize {
            1
        }

        fn apply(&self, position: &u64, _: usize) -> Option<u64> {
            (*position < 2).then(|| 1 - position)
        }

        fn undo(&self, position: &u64, m: usize) -> Option<u64> {
            self.apply(position, m)
        }
    }

    #[test]
    fn a_line_that_cannot_be_solved_is_told_like_any_other() {
        let options = Options::default();
        // A family that the engine rows does not know.
        let choice = catalog::find("pancake-2").unwrap();
        let instance = Instance { choice, metric: None, puzzle: Arc::new(Islands) };
        let mut solver = Solver::new(&instance, &options).unwrap();
        let lines = ["1", "# 2", "2", &format!("#{}", "x".repeat(20_000)), "x"];
        let told = lines.map(|line| {
            let told = answer(&instance, &mut solver, line.as_bytes())?;
            Some(told.map(|solved| solved.length))
        });
        let none = "no moves of pancake-2 lead from this position to the solved one";
        let number = "found \"x\" (character 1) where a number from 0 to 3 should be";
        assert_eq!(
            told,
            [Some(Ok(1)), None, Some(Err(none.into())), None, Some(Err(number.into()))]
        );
    }
}
