//! Labels: the descriptions of saved tables.

use crate::checksum;
use std::fmt;

/// The kind of a saved table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TableKind {
    /// The distance of every position of a puzzle.
    CompleteTable,
    /// The distance of every arrangement of some pieces, ignoring the others.
    PatternDatabase,
    /// A lower bound for every value of a coordinate.
    PruningTable,
}

impl TableKind {
    /// All kinds.
    pub const ALL: [TableKind; 3] =
        [TableKind::CompleteTable, TableKind::PatternDatabase, TableKind::PruningTable];

    /// The number of the kind in a file. A number is never reused for another kind.
    pub(crate) fn number(self) -> u32 {
        match self {
            TableKind::CompleteTable => 1,
            TableKind::PatternDatabase => 2,
            TableKind::PruningTable => 3,
        }
    }

    /// The kind with this number.
    pub(crate) fn from_number(number: u32) -> Option<Self> {
        TableKind::ALL.into_iter().find(|kind| kind.number() == number)
    }

    /// The name of the kind: `complete-table`, `pattern-database` or `pruning-table`.
    pub fn name(self) -> &'static str {
        match self {
            TableKind::CompleteTable => "complete-table",
            TableKind::PatternDatabase => "pattern-database",
            TableKind::PruningTable => "pruning-table",
        }
    }
}

impl fmt::Display for TableKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

// ANCHOR: label
/// The label of a saved table: its kind, its puzzle, a description that distinguishes the
/// tables of the puzzle, and the number of entries.
///
/// A table is opened with the label that it must have.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Label {
    kind: TableKind,
    puzzle: String,
    description: String,
    entries: u64,
}
// ANCHOR_END: label

/// Errors in making a label.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LabelError {
    /// The name of the puzzle is empty.
    #[error("a saved table needs the name of its puzzle, and the name is empty")]
    NoName,
    /// A text is too long.
    #[error(
        "a text of {found} bytes is too long for a label: at most {right} are read"
    )]
    TooLong {
        /// How many bytes it has.
        found: usize,
        /// How many it may have.
        right: usize,
    },
    /// A text has a control character, such as a line break.
    #[error("found {found:?}, and a label is one line without control characters")]
    Control {
        /// The text.
        found: String,
    },
}

/// Maximum number of bytes of a text in a label.
pub(crate) const MAX_TEXT_BYTES: usize = 4096;
/// The extension of the file names of saved tables.
pub const EXTENSION: &str = "gods";
/// Maximum number of bytes of a file name; the rest of a longer one is replaced by its checksum.
const MAX_NAME_BYTES: usize = 200;

impl Label {
    /// A label. The description distinguishes the tables of one puzzle: a metric, or the pieces
    /// of a pattern. It may be empty.
    ///
    /// # Errors
    /// [`LabelError`] if the name is empty, or if a text is too long or has control characters.
    ///
    /// # Examples
    /// ```
    /// use saved::{Label, TableKind};
    ///
    /// let label = Label::new(TableKind::PatternDatabase, "sliding-2x3", "1 2", 120)?;
    /// assert_eq!((label.description(), label.entries()), ("1 2", 120));
    /// assert_eq!(label.file_name(), "sliding-2x3.pattern-database.1_2.gods");
    /// # Ok::<(), saved::LabelError>(())
    /// ```
    pub fn new(
        kind: TableKind,
        puzzle: &str,
        description: &str,
        entries: u64,
    ) -> Result<Self, LabelError> {
        if puzzle.is_empty() {
            return Err(LabelError::NoName);
        }
        for text in [puzzle, description] {
            if text.len() > MAX_TEXT_BYTES {
                return Err(LabelError::TooLong {
                    found: text.len(),
                    right: MAX_TEXT_BYTES,
                });
            }
            if text.contains(char::is_control) {
                return Err(LabelError::Control { found: text.to_owned() });
            }
        }
        let [puzzle, description] = [puzzle, description].map(str::to_owned);
        Ok(Label { kind, puzzle, description, entries })
    }

    /// The kind of the table.
    pub fn kind(&self) -> TableKind {
        self.kind
    }

    /// The puzzle's name.
    pub fn puzzle(&self) -> &str {
        &self.puzzle
    }

    /// The description of the table among those of the puzzle: a metric, or the pieces of a
    /// pattern.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// How many entries the table has.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    // ANCHOR: file-name
    /// A name for the table's file. It depends on puzzle, kind and description, but not on the
    /// number of entries.
    ///
    /// # Complexity
    /// O(bytes of the texts) time and memory.
    pub fn file_name(&self) -> String {
        let mut name = format!("{}.{}", escape(&self.puzzle), self.kind);
        if !self.description.is_empty() {
            name += &format!(".{}", escape(&self.description));
        }
        if name.len() > MAX_NAME_BYTES {
            let sum = checksum(name.as_bytes());
            name.truncate(MAX_NAME_BYTES);
            name += &format!("-{sum:016x}");
        }
        format!("{name}.{EXTENSION}")
    }
    // ANCHOR_END: file-name
}

/// Escapes a text for a file name, injectively: letters, digits and hyphens stay, a space
/// becomes an underscore, and any other byte a percent sign and two hexadecimal digits. On file
/// systems that ignore case, texts that differ only in case have the same file.
fn escape(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' => char::from(byte).to_string(),
        b' ' => "_".to_owned(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}
