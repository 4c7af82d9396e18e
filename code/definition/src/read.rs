//! Reading a file: its format, its text, and where a fault is.

use crate::checks::{self, Fault};
use crate::definition::{Illegal, Move, Start};
use crate::{Definition, ReadError, Sets, gens, kpuzzle, tws};
use std::collections::HashSet;

/// The largest number of bytes of a file.
pub const MAX_BYTES: usize = 2_000_000;

impl Definition {
    /// Reads a definition in the format that the file's ending names: `.tws` of twsearch,
    /// `.json` (`.kpuzzle.json`, `.def.json`) of cubing's KPuzzle, `.gens` for generators in
    /// cycle notation. `file` is the name of the file or its path, also for the errors.
    ///
    /// # Errors
    /// [`ReadError`] for another ending, and those of [`read_tws`](Self::read_tws).
    ///
    /// # Complexity
    /// O(bytes + points · moves) time and bytes, and O(points) time for each move in a
    /// sequence: in all at most 2²⁷ slots.
    ///
    /// # Examples
    /// ```
    /// use definition::Definition;
    ///
    /// let ring = Definition::read("ring.gens", b"R = (1,2,3)\nS = (1,2)\n")?;
    /// assert_eq!((ring.name(), ring.points()), ("ring", 3));
    ///
    /// let error = Definition::read("ring.gens", b"R = (1,2,2)").unwrap_err();
    /// let message = "ring.gens:1:10: found 2 a second time, and expected each point at most \
    ///                once in a move";
    /// assert_eq!(error.to_string(), message);
    /// # Ok::<(), definition::ReadError>(())
    /// ```
    pub fn read(file: &str, bytes: &[u8]) -> Result<Self, ReadError> {
        let ending = file.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
        match ending.as_str() {
            "tws" => Definition::read_tws(file, bytes),
            "json" => Definition::read_kpuzzle_json(file, bytes),
            "gens" => Definition::read_gens(file, bytes),
            _ => {
                let expected = "a name that ends with .tws, .json or .gens";
                let fault =
                    Fault::new(0, "another ending of the file's name", expected);
                Err(read_error(file, "", fault))
            }
        }
    }

    /// Reads the format of twsearch.
    ///
    /// # Errors
    /// [`ReadError`] if the file has more than [`MAX_BYTES`] or is not UTF-8, and with the
    /// line and column of what is wrong in it.
    ///
    /// # Complexity
    /// As [`read`](Self::read).
    pub fn read_tws(file: &str, bytes: &[u8]) -> Result<Self, ReadError> {
        read_text(file, bytes, tws::read)
    }

    /// Reads cubing's KPuzzle JSON.
    ///
    /// # Errors
    /// As [`read_tws`](Self::read_tws).
    ///
    /// # Complexity
    /// As [`read`](Self::read).
    pub fn read_kpuzzle_json(file: &str, bytes: &[u8]) -> Result<Self, ReadError> {
        read_text(file, bytes, kpuzzle::read)
    }

    /// Reads generators in cycle notation. The puzzle's name is that of the file.
    ///
    /// # Errors
    /// As [`read_tws`](Self::read_tws).
    ///
    /// # Complexity
    /// As [`read`](Self::read).
    pub fn read_gens(file: &str, bytes: &[u8]) -> Result<Self, ReadError> {
        let name = file.rsplit(['/', '\\']).next().unwrap_or_default();
        let name = name.strip_suffix(".gens").unwrap_or(name);
        read_text(file, bytes, |text| gens::read(text, name))
    }
}

fn read_text(
    file: &str,
    bytes: &[u8],
    read: impl FnOnce(&str) -> Result<Definition, Fault>,
) -> Result<Definition, ReadError> {
    if bytes.len() > MAX_BYTES {
        let found = format!("more than {MAX_BYTES} bytes");
        let fault = Fault::new(0, found, "a smaller file");
        return Err(read_error(file, "", fault));
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let at = error.valid_up_to();
            let text = String::from_utf8_lossy(&bytes[..at]);
            let found = format!("the byte 0x{:02x}", bytes[at]);
            let fault = Fault::new(at, found, "text in UTF-8");
            return Err(read_error(file, &text, fault));
        }
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if let Some(at) = text.find('\0') {
        let fault = Fault::new(at, "a NUL byte", "text without one, in UTF-8");
        return Err(read_error(file, text, fault));
    }
    read(text).map_err(|fault| read_error(file, text, fault))
}

/// The error for a fault at a byte of the text.
fn read_error(file: &str, text: &str, fault: Fault) -> ReadError {
    let before = &text[..text.floor_char_boundary(fault.at)];
    // A line ends with a line feed, a carriage return, or both.
    let before = before.replace("\r\n", "\n").replace('\r', "\n");
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    ReadError {
        file: file.to_string(),
        line: before.matches('\n').count() + 1,
        column: before[start..].chars().count() + 1,
        found: fault.found,
        expected: fault.expected,
    }
}

/// A word of a text, and the byte where it begins.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Word<'a> {
    pub at: usize,
    pub text: &'a str,
}

impl Word<'_> {
    /// The fault that this word is not what is expected.
    pub fn unexpected(&self, expected: impl Into<String>) -> Fault {
        Fault::new(self.at, checks::quoted(self.text), expected)
    }

    /// The number in digits, from `first` to `last`; `kind` says what it is.
    pub fn number(
        &self,
        first: usize,
        last: usize,
        kind: &str,
    ) -> Result<usize, Fault> {
        let digits =
            !self.text.is_empty() && self.text.bytes().all(|b| b.is_ascii_digit());
        let number =
            self.text.parse().ok().filter(|n| digits && (first..=last).contains(n));
        number.ok_or_else(|| self.unexpected(format!("{kind} from {first} to {last}")))
    }
}

/// A list of numbers, and the byte where it begins.
pub(crate) struct List<'a> {
    pub at: usize,
    pub words: Vec<Word<'a>>,
}

/// The names of the moves of a file.
pub(crate) struct Names {
    names: HashSet<String>,
    points: usize,
}

impl Names {
    /// No names yet, for a puzzle of this number of points.
    pub fn new(points: usize) -> Self {
        Names { names: HashSet::new(), points }
    }

    pub fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Adds the name of one more move, if it can be one, and there are not too many.
    pub fn add(&mut self, name: Word) -> Result<(), Fault> {
        checks::check_move_name(name.text).map_err(|fault| fault.at(name.at))?;
        if !self.names.insert(name.text.to_string()) {
            let found = format!("the move {} a second time", name.text);
            return checks::fail(name.at, found, "each name once");
        }
        checks::check_size(self.points, self.names.len())
            .map_err(|fault| fault.at(name.at))
    }
}

/// The definition of what was read. `place` is where a fault is that only the whole has.
pub(crate) fn build(
    place: usize,
    name: &str,
    sets: Sets,
    start: Start,
    moves: Vec<Move>,
    illegal: Vec<Illegal>,
) -> Result<Definition, Fault> {
    let definition = Definition::new(name, sets, moves);
    let definition =
        definition.and_then(|one| one.with_start(start)?.with_illegal(illegal));
    definition.map_err(|error| Fault::new(place, error.found, error.expected))
}

/// The puzzle's name as a definition can have it: with `-` for spaces and what else it may not
/// hold.
pub(crate) fn puzzle_name(text: &str) -> String {
    let allowed =
        |c: char| if c.is_whitespace() || c.is_control() || c == '#' { '-' } else { c };
    let name: String = text.trim().chars().map(allowed).take(64).collect();
    if name.is_empty() { "puzzle".to_string() } else { name }
}
