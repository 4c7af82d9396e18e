//! The errors of opening and saving tables.

use crate::{LabelError, TableKind};
use std::io;
use std::path::PathBuf;

// ANCHOR: open-error
/// The error for a file that cannot be opened as a saved table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{path:?}: {fault}")]
pub struct OpenError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with the file.
    pub fault: FileFault,
}
// ANCHOR_END: open-error

/// What is wrong with a file that should be a saved table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileFault {
    /// There is no file.
    #[error("there is no such file")]
    Missing,
    /// The file cannot be read.
    #[error("it cannot be read: {reason}")]
    Unreadable {
        /// The kind of the system's error.
        kind: io::ErrorKind,
        /// The system's message.
        reason: String,
    },
    /// The path is a folder.
    #[error("it is a folder, and a saved table is a file")]
    Folder,
    /// The path is a pipe, a device or the like.
    #[error("it is a device or a pipe, and a saved table is an ordinary file")]
    Special,
    /// The file is empty.
    #[error("it is empty, and a saved table begins with a header")]
    Empty,
    /// The file does not begin as a saved table.
    #[error("it is no saved table: it does not begin as one")]
    NotATable,
    /// The file has another version of the format.
    #[error(
        "it has version {found} of the format, and version {right} is read here: save \
         the table again"
    )]
    Version {
        /// The version in the file.
        found: u32,
        /// The version that is read.
        right: u32,
    },
    /// The end of the file is missing.
    #[error("it has {found} bytes of at least {right}: its end is missing")]
    Truncated {
        /// How many bytes there are.
        found: u64,
        /// How many bytes there must be at least.
        right: u64,
    },
    /// There are bytes after the end of the table.
    #[error("it has {found} bytes, and its header says {right}: something was added")]
    TooLong {
        /// How many bytes there are.
        found: u64,
        /// How many bytes there must be.
        right: u64,
    },
    /// The header is damaged.
    #[error(
        "its header is damaged: it has the checksum {found:016x}, and {right:016x} was \
         saved"
    )]
    DamagedHeader {
        /// The checksum of the bytes in the file.
        found: u64,
        /// The checksum that was saved.
        right: u64,
    },
    /// The header has a correct checksum, but values that this crate never writes.
    #[error("its header says what no table is saved with: {what}")]
    InvalidHeader {
        /// The invalid value.
        what: String,
    },
    /// The body is damaged.
    #[error(
        "its table is damaged: it has the checksum {found:016x}, and {right:016x} was \
         saved"
    )]
    DamagedBody {
        /// The checksum of the bytes in the file.
        found: u64,
        /// The checksum that was saved.
        right: u64,
    },
    /// The table is of another kind.
    #[error("it is a {found}, and a {right} is wanted")]
    Kind {
        /// The kind of the table.
        found: TableKind,
        /// The kind that is expected.
        right: TableKind,
    },
    /// The table is of another puzzle.
    #[error("it is of the puzzle {found:?}, and {right:?} is wanted")]
    Puzzle {
        /// The puzzle of the table.
        found: String,
        /// The puzzle that is expected.
        right: String,
    },
    /// The table has another description.
    #[error("it is described as {found:?}, and {right:?} is wanted")]
    Description {
        /// The description of the table.
        found: String,
        /// The description that is expected.
        right: String,
    },
    /// The table has another number of entries.
    #[error("it has {found} entries, and {right} are wanted")]
    Entries {
        /// How many entries there are.
        found: u64,
        /// How many entries are expected.
        right: u64,
    },
}

impl From<io::Error> for FileFault {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => FileFault::Missing,
            kind => FileFault::Unreadable { kind, reason: error.to_string() },
        }
    }
}

impl From<LabelError> for FileFault {
    fn from(error: LabelError) -> Self {
        FileFault::InvalidHeader { what: error.to_string() }
    }
}

/// Errors in saving a table. A file that was there before is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SaveError {
    /// The path is no ordinary file.
    #[error(
        "{path:?}: a folder, a device or a pipe is there, and a table is saved in a file"
    )]
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// The folder does not exist.
    #[error("{path:?}: there is no folder {folder:?}: make it first")]
    NoFolder {
        /// The file to be saved.
        path: PathBuf,
        /// The folder.
        folder: PathBuf,
    },
    /// The file is read-only.
    #[error("{path:?}: it may not be written: make it writable or remove it")]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The file cannot be written: the disk may be full.
    #[error("{path:?}: it cannot be saved, and is left as it was: {reason}")]
    Write {
        /// The file.
        path: PathBuf,
        /// The kind of the system's error.
        kind: io::ErrorKind,
        /// The system's message.
        reason: String,
    },
}
