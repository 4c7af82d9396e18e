//! Reads lists of scrambles and positions: one a line, boards of several lines, numbered lines,
//! and what `gods random` prints.
use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::mem::take;

use puzzle::rubik::CubeFaceletError;
use puzzle::{FaceletError, PositionError, catalog, strip_comments};
use serde_json::Value;

use super::solution::{Input, Readable};

/// A position, or why there is none.
type Reading<P> = Result<(<P as Readable>::Position, Input), String>;

/// An entry of a list, with the number of its first line.
pub type Entry<P> = (usize, Reading<P>);

/// Reads the entries of a list, each as soon as its last line is read.
pub struct ListReader<'a, R, P: Readable> {
    puzzle: &'a P,
    input: R,
    /// The end of a line in the encoding of the list.
    newline: &'static [u8],
    /// The number of lines that have been read.
    line: usize,
    /// Lines that may be rows of one board: the number, the text, and the entry that each is
    /// otherwise. A number without text is none.
    rows: Vec<(usize, String, Option<Reading<P>>)>,
    /// The position on the line before, if `gods random` may have printed it.
    printed: Option<P::Position>,
    /// Entries that have been read, and the error that ends the list.
    ready: VecDeque<io::Result<Entry<P>>>,
}

/// Maximum number of bytes in a line.
const MAX_LINE: usize = 1 << 20;

impl<'a, R: BufRead, P: Readable> ListReader<'a, R, P> {
    /// A reader of the list for this puzzle. The list is in UTF-8 or, as its first two bytes
    /// show, in UTF-16.
    ///
    /// # Errors
    /// If the list cannot be read.
    pub fn new(puzzle: &'a P, mut input: R) -> io::Result<Self> {
        let newline: &[u8] = match input.fill_buf()? {
            [0xfe, 0xff, ..] | [0, ..] => b"\0\n",
            [0xff, 0xfe, ..] | [_, 0, ..] => b"\n\0",
            _ => b"\n",
        };
        let (rows, ready) = (Vec::new(), VecDeque::new());
        Ok(ListReader { puzzle, input, newline, line: 0, rows, printed: None, ready })
    }

    /// The text up to the next end of a line. `None` at the end of the list.
    fn next_text(&mut self) -> io::Result<Option<String>> {
        let (newline, mut bytes) = (self.newline, Vec::new());
        loop {
            let mut rest =
                self.input.by_ref().take((MAX_LINE + 1 - bytes.len()) as u64);
            let read = rest.read_until(newline[newline.len() - 1], &mut bytes)?;
            if bytes.len() > MAX_LINE {
                let line = self.line + 1;
                let long = format!("line {line} has more than 1 MB: this is no list");
                return Err(io::Error::other(long));
            }
            let is_aligned = bytes.len().is_multiple_of(newline.len());
            if read == 0 || is_aligned && bytes.ends_with(newline) {
                break;
            }
        }
        if newline.len() == 1 || bytes.is_empty() {
            let text = || String::from_utf8_lossy(&bytes).into_owned();
            return Ok((!bytes.is_empty()).then(text));
        }
        // A list that is cut off ends with a character that no list has.
        bytes.resize(bytes.len().next_multiple_of(2), 0xff);
        let from =
            if newline[0] == 0 { u16::from_be_bytes } else { u16::from_le_bytes };
        let units: Vec<u16> =
            bytes.as_chunks().0.iter().map(|&unit| from(unit)).collect();
        // UTF-32 has zeros between.
        Ok(Some(String::from_utf16_lossy(&units).replace('\0', "")))
    }

    /// Reads a line: it is an entry, a row, or neither.
    fn read(&mut self, text: &str) {
        let printed = take(&mut self.printed);
        let puzzle = self.puzzle;
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() {
            return self.settle_rows(true);
        }
        let plain = strip_comments(text);
        let plain = plain.trim_end();
        let mut numberless = without_number(plain);
        // The point after a number may be a blank, as in `12. 453 786`, and (3) a move.
        if numberless != plain
            && (puzzle.read_position(plain).is_ok()
                || puzzle.read_scramble(plain).is_ok())
        {
            numberless = plain;
        }
        let reading = match label(numberless) {
            _ if plain.is_empty() => return,
            _ if numberless.starts_with('{') && text.contains('"') => {
                read_json(puzzle, without_number(text))
            }
            // A number or a label, with its board on the next lines.
            _ if numberless.is_empty() => {
                self.settle_rows(true);
                self.rows.push((self.line, plain.to_owned(), None));
                return self.settle_rows(false);
            }
            Some(("position", "")) => {
                self.settle_rows(true);
                let reading = puzzle.read_input("position", "");
                self.rows.push((self.line, String::new(), Some(reading)));
                return self.settle_rows(false);
            }
            Some(("seed", number)) if number.parse::<u64>().is_ok() => {
                return self.settle_rows(true);
            }
            Some((label, text)) => {
                let reading = puzzle.read_input(label, text);
                let rank = reading.as_ref().ok().map(|read| read.0);
                if label == "scramble" && printed.is_some() && printed == rank {
                    return;
                }
                self.printed = rank.filter(|_| label == "position");
                reading
            }
            _ => {
                if numberless != plain {
                    self.settle_rows(true);
                }
                match read_line(puzzle, numberless, !self.rows.is_empty()) {
                    (reading, false) => reading,
                    (reading, true) => {
                        let row = (self.line, numberless.to_owned(), Some(reading));
                        self.rows.push(row);
                        return self.settle_rows(false);
                    }
                }
            }
        };
        self.settle_rows(true);
        self.ready.push_back(Ok((self.line, reading)));
    }

    /// Makes entries of the rows: one, if they are a board, right or wrong, and otherwise one
    /// each. Before the end of the rows, nothing if they may be a part of a board.
    fn settle_rows(&mut self, is_end: bool) {
        let [(first, ..), ..] = self.rows[..] else { return };
        let texts: Vec<_> = self.rows.iter().map(|row| &row.1[..]).collect();
        let texts = texts.join("\n");
        let mut board = &texts[..];
        let mut read = self.puzzle.read_position(board);
        if read.is_err() {
            board = without_number(board);
            read = self.puzzle.read_position(board);
        }
        let count = |error| count_entries(self.puzzle, error, board);
        let (found, expected) = read.as_ref().map_or_else(count, |_| (1, 1));
        let is_part = found < expected;
        if is_part && !is_end {
            return;
        }
        let rows = take(&mut self.rows);
        let are_moves = rows.iter().any(|row| matches!(row.2, Some(Ok(_))));
        let is_cube =
            self.puzzle.row_facelets().is_some() && is_near((found, expected));
        let is_board =
            |error: &PositionError| is_cube || !is_part && !is_unread(error, board);
        let entries = match read {
            Ok(found) => vec![(first, Ok(found))],
            Err(error) if rows.len() > 1 && (!are_moves || is_board(&error)) => {
                let last = rows[rows.len() - 1].0;
                let error = self.puzzle.explain_position(&error);
                let hint = "; if these are moves, write scramble: before each";
                let hint = if are_moves { hint } else { "" };
                vec![(
                    first,
                    Err(format!("lines {first} to {last} together: {error}{hint}")),
                )]
            }
            Err(_) => {
                rows.into_iter().filter_map(|row| Some((row.0, row.2?))).collect()
            }
        };
        self.ready.extend(entries.into_iter().map(Ok));
    }
}

impl<R: BufRead, P: Readable> Iterator for ListReader<'_, R, P> {
    type Item = io::Result<Entry<P>>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.ready.is_empty() {
            match self.next_text() {
                Ok(Some(text)) => {
                    let text = text.strip_suffix('\n').unwrap_or(&text);
                    for line in text.strip_suffix('\r').unwrap_or(text).split('\r') {
                        self.line += 1;
                        self.read(line);
                    }
                }
                end => {
                    self.settle_rows(true);
                    self.ready.extend(end.err().map(Err));
                    break;
                }
            }
        }
        self.ready.pop_front()
    }
}

/// The label and the text of a line such as `position  21034` or `Scramble: R U`.
fn label(text: &str) -> Option<(&'static str, &str)> {
    let (name, rest) = text.split_once(|c: char| c == ':' || c.is_whitespace())?;
    let labels = ["seed", "position", "scramble"];
    let label = labels.into_iter().find(|label| label.eq_ignore_ascii_case(name))?;
    let rest = rest.trim();
    Some((label, if rest == "none: it is solved" { "" } else { rest }))
}

/// The text without the number of its line, as in `12. R U`, `12) R U`, `12: R U` or `(12) R U`.
fn without_number(text: &str) -> &str {
    let number = text.strip_prefix('(').unwrap_or(text);
    let rest = number.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.strip_prefix(['.', ')', ':']).filter(|_| rest != number);
    let after = after
        .filter(|after| after.is_empty() || after.starts_with(char::is_whitespace));
    after.map_or(text, str::trim_start)
}

/// Reads an object as `gods random --json` prints it.
fn read_json<P: Readable>(puzzle: &P, text: &str) -> Reading<P> {
    let object: Value =
        serde_json::from_str(text).map_err(|error| format!("as JSON: {error}"))?;
    let own = puzzle.name();
    if let Some(other) = object["puzzle"].as_str()
        && catalog::find(other).ok().is_none_or(|found| found.name != own)
    {
        return Err(format!(
            "found the puzzle {other:?}, and the puzzle of this list is {own}"
        ));
    }
    let read = |label| Some(puzzle.read_input(label, object[label].as_str()?));
    read("position").or_else(|| read("scramble")).unwrap_or_else(|| {
        Err("found an object without \"position\" and without \"scramble\"".into())
    })
}

/// Reads an argument: as a scramble, or, as a line of a list is, as the facelets of a cube.
pub fn read_argument<P: Readable>(puzzle: &P, text: &str) -> Reading<P> {
    let moves = puzzle.read_input("scramble", text);
    if puzzle.row_facelets().is_none() {
        return moves;
    }
    let is_packed = is_packed(puzzle, text);
    match puzzle.read_position(text) {
        Ok(position) if is_packed || moves.is_err() => Ok(position),
        Err(error) if is_packed && is_near(count_entries(puzzle, &error, text)) => {
            Err(format!("{error}; if these are moves, write a space between them"))
        }
        _ => moves,
    }
}

/// Whether a text is letters without a sign, and not each by itself. Even if each of them is a
/// move, they are rather a piece or stickers.
fn is_packed<P: Readable>(puzzle: &P, text: &str) -> bool {
    puzzle.move_names().iter().any(|name| name.len() == 1)
        && text.chars().all(|c| c.is_alphabetic() || c.is_whitespace())
        && text.split_whitespace().any(|word| word.chars().nth(1).is_some())
}

/// Whether so many entries are a position with mistakes, and not another kind of text: if a
/// third is missing or too much at most.
fn is_near((found, expected): (usize, usize)) -> bool {
    (2 * expected..=4 * expected).contains(&(3 * found))
}

/// Reads a line without a label: as a scramble, or else as a position. Also whether it may be a
/// row of a board, alone or with those before it. The message of a mistake is that of the likelier
/// reading, or both.
fn read_line<P: Readable>(
    puzzle: &P,
    text: &str,
    has_rows: bool,
) -> (Reading<P>, bool) {
    let escaped = text.escape_debug();
    let (moves, position) = (puzzle.read_scramble(text), puzzle.read_position(text));
    let is_packed = is_packed(puzzle, text);
    let error = match (&moves, position) {
        (Ok(moves), Ok(position)) if moves.0 != position.0 && !is_packed => {
            let message = format!(
                "\"{escaped}\" can be read as moves and as a position: write scramble: {escaped} \
                 or position: {escaped}"
            );
            return (Err(message), false);
        }
        (_, Ok(position)) => return (Ok(position), false),
        (_, Err(error)) => error,
    };
    let (found, expected) = count_entries(puzzle, &error, text);
    let is_part = found < expected;
    let begins_moves = match &moves {
        Ok(_) => true,
        Err(error) => error.unread_at() != Some(start(text)),
    };
    let has_digit = |text: &str| text.contains(|c: char| c.is_ascii_digit());
    let is_number = has_digit(text) && has_digit(&puzzle.solved_text());
    let is_near = is_near((found, expected));
    let is_read = !is_unread(&error, text);
    let is_position =
        is_read && (is_number || is_packed && is_near || found == expected);
    let is_row_or_piece = is_packed
        && !is_near
        && puzzle.row_facelets().is_none_or(|row| found % row == 0);
    let is_row = is_part
        && (is_read && is_row_or_piece
            || is_number && !begins_moves && (is_read || has_rows));
    let position = puzzle.explain_position(&error);
    let reading = match moves {
        Ok(_) if is_packed && is_position => {
            Err(format!("{position}; if these are moves, write scramble: {escaped}"))
        }
        Ok(moves) => Ok(moves),
        Err(moves) if !is_position || begins_moves && is_part => Err(moves.to_string()),
        Err(_) if !begins_moves || is_packed => Err(position),
        Err(moves) => Err(format!("as moves: {moves}; as a position: {position}")),
    };
    (reading, is_row)
}

/// The number of entries in a text that is no position, and in a position.
fn count_entries<P: Readable>(
    puzzle: &P,
    error: &PositionError,
    text: &str,
) -> (usize, usize) {
    match error {
        PositionError::Length { found, expected, .. } => (*found, *expected),
        PositionError::Facelets(FaceletError::Length { found }) => (*found, 24),
        PositionError::CubeFacelets(CubeFaceletError::Length { found }) => (*found, 54),
        // As entries are not separated by spaces alone, their letters are counted.
        PositionError::Unknown { .. } => {
            let is_letter = |c: &char| c.is_alphanumeric() || "_.".contains(*c);
            let solved = puzzle.solved_text();
            [text, &solved].map(|text| text.chars().filter(is_letter).count()).into()
        }
        // The number of entries is right.
        _ => (1, 1),
    }
}

/// Whether not even the first entry of a text can be read as one of a position.
fn is_unread(error: &PositionError, text: &str) -> bool {
    matches!(error, PositionError::Unknown { at, .. } if *at == start(text))
}

/// The position of the first character that is neither a space nor a bracket, from 1.
fn start(text: &str) -> usize {
    1 + text.chars().take_while(|&c| c.is_whitespace() || "([".contains(c)).count()
}
