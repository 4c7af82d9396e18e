//! `gods solve --file`: a scramble or a position a line.
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind};
use std::path::Path;

use anyhow::{Result, bail};
use puzzle::{FaceletError, Indexed, PositionError, ScrambleError, without_comments};
use serde::Serialize;

use super::choose::Chosen;
use super::engine::Options;
use super::solve::{Given, Solved, Solver, position, scramble};
use super::{count, thousands};
use base::failure::Usage;
use base::out;

/// What is longer is no scramble and no position.
const LONGEST: usize = 10_000;
/// What is longer is no text with lines.
const ENDLESS: u64 = 1 << 28;

/// A line that was solved.
#[derive(Serialize)]
struct Good<'a> {
    line: usize,
    #[serde(flatten)]
    solved: &'a Solved<'a>,
}

/// A line that could not be solved.
#[derive(Serialize)]
struct Bad {
    line: usize,
    error: String,
}

/// A list that cannot be read, and why.
fn refused(list: &Path, why: &dyn Display) -> Usage {
    Usage(format!(
        "cannot read --file {list:?}: {why}; it must be a text file with a scramble or a \
         position a line, or - for standard input"
    ))
}

/// The same, for what the system says.
fn failed(list: &Path, error: &io::Error) -> Usage {
    match error.kind() {
        ErrorKind::IsADirectory => refused(list, &"it is a folder"),
        ErrorKind::NotFound => refused(list, &"there is no such file"),
        _ => refused(list, error),
    }
}

/// Opens the list, or standard input if it is called `-`, and looks whether it can be
/// read, before a long computation.
fn open(list: &Path) -> Result<Box<dyn BufRead>, Usage> {
    let mut input: Box<dyn BufRead> = match list == Path::new("-") {
        true => Box::new(io::stdin().lock()),
        false => {
            let file = File::open(list).map_err(|error| failed(list, &error))?;
            if file.metadata().is_ok_and(|data| data.is_dir()) {
                return Err(refused(list, &"it is a folder"));
            }
            Box::new(BufReader::new(file))
        }
    };
    match input.fill_buf() {
        Err(error) if error.kind() != ErrorKind::Interrupted => {
            Err(failed(list, &error))
        }
        _ => Ok(input),
    }
}

/// Reads a line into `bytes`, without its line break; of one that is too long no more
/// than its beginning, which is longer than [`LONGEST`]. False at the end of the input.
fn next_line(input: &mut dyn BufRead, bytes: &mut Vec<u8>) -> io::Result<bool> {
    bytes.clear();
    let mut length = 0;
    loop {
        let part = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            part => part?,
        };
        let end = part.iter().position(|&byte| byte == b'\n');
        let here = &part[..end.unwrap_or(part.len())];
        // Two more than are allowed: the first may belong to the line break.
        let room = (LONGEST + 2).saturating_sub(bytes.len());
        bytes.extend_from_slice(&here[..here.len().min(room)]);
        length += here.len() as u64;
        if length > ENDLESS {
            let why = format!("a line has more than {} bytes", thousands(ENDLESS));
            return Err(io::Error::new(ErrorKind::InvalidData, why));
        }
        let used = end.map_or(part.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() || used == 0 {
            if bytes.len() == LONGEST + 1 && bytes.ends_with(b"\r") {
                bytes.pop();
            }
            return Ok(end.is_some() || length > 0);
        }
    }
}

/// What becomes of a line: a solution, or what is wrong with it; nothing if it is empty
/// or a comment.
fn answer<'a>(
    chosen: &Chosen,
    solver: &mut Solver<'a>,
    bytes: &[u8],
) -> Option<Result<Solved<'a>, String>> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_start_matches('\u{feff}').trim();
    let comment = text.starts_with('#') || text.starts_with("//");
    if comment || text.is_empty() && bytes.len() <= LONGEST {
        return None;
    }
    if bytes.len() > LONGEST {
        return Some(Err(format!(
            "found more than {} bytes in a line; a list has a scramble or a position a line",
            thousands(LONGEST as u64)
        )));
    }
    let solved = read(chosen, text).and_then(|(rank, given)| {
        solver.solve(rank, given).map_err(|error| error.to_string())
    });
    Some(solved)
}

/// Solves line after line. A line that cannot be solved is told, and the rest go on.
///
/// # Errors
/// At the end, if any line could not be solved; before, if the list cannot be read.
pub fn solve(
    chosen: &Chosen,
    options: &Options,
    list: &Path,
    json: bool,
) -> Result<()> {
    let mut input = open(list)?;
    // As editors know places: `list.txt:3`. A line break in it would make two lines.
    let name = list.to_string_lossy().replace(char::is_control, "\u{fffd}");
    let mut solver = Solver::new(chosen, options)?;
    let (mut bytes, mut given, mut bad) = (Vec::new(), 0, 0);
    for line in 1.. {
        if !next_line(&mut *input, &mut bytes).map_err(|error| failed(list, &error))? {
            break;
        }
        let Some(answer) = answer(chosen, &mut solver, &bytes) else { continue };
        given += 1;
        match answer {
            Ok(solved) => out::line(match json {
                true => serde_json::to_string(&Good { line, solved: &solved })?,
                false => format!("{line}: {}", sentence(&solved)),
            })?,
            Err(error) => {
                bad += 1;
                match json {
                    true => out::line(serde_json::to_string(&Bad { line, error })?)?,
                    false => out::note(format!("{name}:{line}: {error}")),
                }
            }
        }
    }
    if given == 0 {
        let none = "has no line with a scramble or a position";
        out::note(format!("note: --file {list:?} {none}"));
    }
    match bad {
        0 => Ok(()),
        _ => bail!("{} could not be solved", count(bad, "line")),
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
    // A colon in a comment says nothing; any other stands where it stood.
    let colon = without_comments(text).chars().position(|c| c == ':');
    if let Some((colon, _)) = colon.and_then(|colon| text.char_indices().nth(colon)) {
        let (kind, rest) = (&text[..colon], &text[colon + 1..]);
        let facelets = chosen.puzzle.in_facelets();
        return match kind.trim() {
            "position" => position(chosen, rest).map_err(|e| e.to_string()),
            "facelets" if facelets => position(chosen, rest).map_err(|e| e.to_string()),
            "scramble" => scramble(chosen, rest).map_err(|e| e.to_string()),
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
            if shaped(&place) || !begins_with_a_move(&*chosen.puzzle, text) {
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
        let line = vec![b'x'; LONGEST];
        assert_eq!(lengths(&[&line[..], b"\r\nDR"].concat()), [LONGEST, 2]);
        let line = vec![b'x'; 50 * LONGEST];
        assert_eq!(lengths(&[&line[..], b"\nDR"].concat()), [LONGEST + 2, 2]);
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
        /// A command line that is nothing but options.
        #[derive(clap::Parser)]
        struct Cli {
            #[command(flatten)]
            options: Options,
        }
        let options = <Cli as clap::Parser>::parse_from(["gods"]).options;
        // A family that the engine rows does not know.
        let choice = catalog::find("pancake-2").unwrap();
        let chosen = Chosen { choice, metric: None, puzzle: Arc::new(Islands) };
        let mut solver = Solver::new(&chosen, &options).unwrap();
        let lines = ["1", "# 2", "2", &format!("#{}", "x".repeat(20_000)), "x"];
        let told = lines.map(|line| {
            let told = answer(&chosen, &mut solver, line.as_bytes())?;
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
