//! Reads lists of scrambles and positions: one a line, boards of several lines, numbered lines,
//! and what `gods random` prints.
use std::io::{self, BufRead, Cursor, Read};

use puzzle::{FaceletError, PositionError};
use serde_json::Value;
use solve::Instance;

use super::solution::{Input, read_position, read_scramble};

/// An entry of a list: the number of its first line, and the position or why there is none.
pub type Entry = (usize, Result<(u64, Input), String>);

/// Reads the entries of a list, each as soon as its last line is read.
pub struct ListReader<'a, R> {
    instance: &'a Instance,
    lines: Numbered<R>,
    /// Lines that are no entry alone, but may be rows of one board.
    rows: Vec<(usize, String, String)>,
    /// An entry that has been read after rows which are no board.
    next: Vec<Entry>,
    /// Whether the line before is a position that `gods random` has printed.
    after_position: bool,
}

/// Maximum number of rows that are read as one board: more than any board has.
const MAX_ROWS: usize = 30;

type Numbered<R> = std::iter::Zip<std::ops::RangeFrom<usize>, io::Split<R>>;

/// The text of a list as UTF-8, if it begins with the mark of UTF-16.
///
/// # Errors
/// If it cannot be read.
pub fn decode(mut input: Box<dyn BufRead>) -> io::Result<Box<dyn BufRead>> {
    let from: fn([u8; 2]) -> u16 = match input.fill_buf()? {
        [0xff, 0xfe, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] => u16::from_be_bytes,
        _ => return Ok(input),
    };
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    let units: Vec<u16> =
        bytes.chunks_exact(2).map(|pair| from([pair[0], pair[1]])).collect();
    Ok(Box::new(Cursor::new(String::from_utf16_lossy(&units))))
}

impl<'a, R: BufRead> ListReader<'a, R> {
    /// A reader of the list for this puzzle.
    pub fn new(instance: &'a Instance, input: R) -> Self {
        let lines = (1..).zip(input.split(b'\n'));
        let (rows, next) = (Vec::new(), Vec::new());
        ListReader { instance, lines, rows, next, after_position: false }
    }

    /// Reads a line that is not empty. `None` if it is no entry, or no entry alone.
    fn read(&mut self, line: usize, text: &str) -> Option<Entry> {
        let after_position = std::mem::take(&mut self.after_position);
        let read = match label(text) {
            Some(("seed", _)) => return None,
            Some(("scramble", _)) if after_position => return None,
            Some(("scramble", moves)) => read_scramble(self.instance, moves),
            Some((_, position)) => {
                self.after_position = true;
                read_position(self.instance, position)
            }
            None if text.starts_with('{') => read_json(self.instance, text),
            None => match read_line(self.instance, without_number(text)) {
                Err(LineError { message, is_row: true }) => {
                    self.rows.push((line, text.to_owned(), message));
                    return self.board();
                }
                read => read.map_err(|error| error.message),
            },
        };
        Some((line, read))
    }

    fn joined_rows(&self) -> String {
        let rows: Vec<_> = self.rows.iter().map(|(_, text, _)| &text[..]).collect();
        rows.join("\n")
    }

    /// The board of the rows, if it is complete.
    fn board(&mut self) -> Option<Entry> {
        let read = read_position(self.instance, &self.joined_rows()).ok()?;
        Some((self.rows.drain(..).next()?.0, Ok(read)))
    }

    /// The errors for rows that are no board: one for all of them, if they are one board with
    /// a mistake, and otherwise one each.
    fn refuse_rows(&mut self) -> Vec<Entry> {
        let whole = self.instance.puzzle().read_rank(&self.joined_rows());
        let rows = std::mem::take(&mut self.rows);
        match (&rows[..], whole) {
            ([_, _, ..], Err(error))
                if rows.len() <= MAX_ROWS && !is_too_long(&error) =>
            {
                let (first, last) = (rows[0].0, rows[rows.len() - 1].0);
                vec![(first, Err(format!("lines {first} to {last} together: {error}")))]
            }
            _ => rows
                .into_iter()
                .map(|(line, _, message)| (line, Err(message)))
                .collect(),
        }
    }
}

impl<R: BufRead> Iterator for ListReader<'_, R> {
    type Item = io::Result<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.next.is_empty() {
            let Some((line, bytes)) = self.lines.next() else {
                if self.rows.is_empty() {
                    return None;
                }
                self.next = self.refuse_rows();
                break;
            };
            let bytes = match bytes {
                Ok(bytes) => bytes,
                Err(error) => return Some(Err(error)),
            };
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim_start_matches('\u{feff}').trim();
            if text.starts_with('#') || text.starts_with("//") {
                continue;
            }
            let rows = self.rows.len();
            let entry = if text.is_empty() { None } else { self.read(line, text) };
            // Rows before a line that is no row are no board, nor are too many rows.
            if rows > 0 && self.rows.len() == rows || self.rows.len() > MAX_ROWS {
                self.next = self.refuse_rows();
            }
            self.next.extend(entry);
        }
        Some(Ok(self.next.remove(0)))
    }
}

/// The label and the text of a line that `gods random` has printed, such as `position  21034`.
fn label(text: &str) -> Option<(&str, &str)> {
    let (label, rest) = text.split_once(char::is_whitespace)?;
    ["seed", "position", "scramble"].contains(&label).then_some((label, rest.trim()))
}

/// The text without the number of its line, as in `12. R U` or `12) R U`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.strip_prefix(['.', ')']).filter(|_| rest.len() < text.len());
    let after = after.filter(|after| after.starts_with(char::is_whitespace));
    after.map_or(text, str::trim_start)
}

/// Reads an object as `gods random --json` prints it.
fn read_json(instance: &Instance, text: &str) -> Result<(u64, Input), String> {
    let object: Value =
        serde_json::from_str(text).map_err(|error| format!("as JSON: {error}"))?;
    match (object["position"].as_str(), object["scramble"].as_str()) {
        (Some(position), _) => read_position(instance, position),
        (None, Some(moves)) => read_scramble(instance, moves),
        _ => {
            Err("found an object without \"position\" and without \"scramble\""
                .to_owned())
        }
    }
}

/// Why a line is no entry.
#[derive(Debug)]
pub struct LineError {
    /// What was found, and what would be right.
    pub message: String,
    /// Whether the line may be a row of a board.
    is_row: bool,
}

/// The rank of the position that a line describes: as a scramble, or else as a position.
///
/// A line that can be read in both ways must begin with `position:` or `scramble:`.
///
/// # Errors
/// If the line is neither a scramble nor a position, or is ambiguous.
pub fn read_line(instance: &Instance, text: &str) -> Result<(u64, Input), LineError> {
    let refused = |message| LineError { message, is_row: false };
    if let Some(moves) = text.strip_prefix("scramble:") {
        return read_scramble(instance, moves).map_err(refused);
    }
    if let Some(position) = text.strip_prefix("position:") {
        return read_position(instance, position).map_err(refused);
    }
    let puzzle = instance.puzzle();
    let names = puzzle.move_names();
    let words_are_moves =
        text.split_whitespace().all(|word| names.iter().any(|n| n == word));
    // Several letters without a sign, each of them a move, are rather a piece or stickers.
    let is_packed = !words_are_moves
        && names.iter().any(|name| name.len() == 1)
        && text.chars().all(|c| c.is_alphabetic() || c.is_whitespace());
    let escaped = text.escape_debug();
    let (moves, position) =
        (read_scramble(instance, text), read_position(instance, text));
    match (moves, position, puzzle.read_rank(text).err()) {
        (Ok(moves), Ok(position), _) if moves.0 != position.0 && !is_packed => {
            Err(refused(format!(
                "\"{escaped}\" can be read as moves and as a position: write scramble: {escaped} \
                 or position: {escaped}"
            )))
        }
        (Ok(_), Err(message), Some(error)) if is_packed && is_near(&error) => {
            Err(refused(format!(
                "{message}; if these are moves, write scramble: {escaped}"
            )))
        }
        (_, Ok(found), _) | (Ok(found), ..) => Ok(found),
        (Err(moves), Err(position), error) => {
            let unread =
                puzzle.scramble_rank(text).err().and_then(|error| error.unread_at());
            let error = error.filter(|error| !starts_no_position(error));
            let message = match (unread == Some(1), &error) {
                (false, None) => moves,
                (true, Some(_)) => position,
                _ => format!("as moves: {moves}; as a position: {position}"),
            };
            let is_row =
                unread == Some(1) && error.is_some_and(|error| is_part(&error));
            Err(LineError { message, is_row })
        }
    }
}

/// Whether an error is that of a text whose beginning is no position.
fn starts_no_position(error: &PositionError) -> bool {
    match error {
        PositionError::Unknown { at, .. } => *at == 1,
        PositionError::Facelets(_) => !is_near(error),
        _ => false,
    }
}

/// Whether the text is nearly a position: it has the right size, or at least most of it.
fn is_near(error: &PositionError) -> bool {
    match error {
        PositionError::Facelets(FaceletError::Length { found }) => {
            (16..32).contains(found)
        }
        error => !matches!(
            error,
            PositionError::Length { .. } | PositionError::Unknown { .. }
        ),
    }
}

/// Whether the text may be a part of a position.
fn is_part(error: &PositionError) -> bool {
    use PositionError::{Length, Unknown};
    !is_too_long(error) && matches!(error, Length { .. } | Unknown { .. })
}

/// Whether the text has more entries than a position.
fn is_too_long(error: &PositionError) -> bool {
    match error {
        PositionError::Length { found, expected, .. } => found > expected,
        PositionError::Facelets(FaceletError::Length { found }) => *found > 24,
        _ => false,
    }
}
