//! Why a table is not opened, and why one is not saved.

use crate::{LabelError, TableKind};
use std::io;
use std::path::PathBuf;

// ANCHOR: open-error
/// Why the file at a path is not opened as the table that it should be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{path:?}: {fault}")]
pub struct OpenError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
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
    /// The system does not give it.
    #[error("it cannot be read: {reason}")]
    Unreadable {
        /// Which error it was.
        kind: io::ErrorKind,
        /// The system's words for it.
        reason: String,
    },
    /// It is a folder.
    #[error("it is a folder, and a saved table is a file")]
    Folder,
    /// It is a pipe, a device or the like.
    #[error("it is a device or a pipe, and a saved table is an ordinary file")]
    Special,
    /// It has no bytes.
    #[error("it is empty, and a saved table begins with a header")]
    Empty,
    /// It is something else.
    #[error("it is no saved table: it does not begin as one")]
    NotATable,
    /// It is of another time.
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
    /// Its end is missing.
    #[error("it has {found} bytes of at least {right}: its end is missing")]
    Truncated {
        /// How many bytes it has.
        found: u64,
        /// How many it must have, as far as is known.
        right: u64,
    },
    /// Something was added to it.
    #[error("it has {found} bytes, and its header says {right}: something was added")]
    TooLong {
        /// How many bytes it has.
        found: u64,
        /// How many it must have.
        right: u64,
    },
    /// A byte of its header is not what was saved.
    #[error(
        "its header is damaged: it has the checksum {found:016x}, and {right:016x} was \
         saved"
    )]
    DamagedHeader {
        /// The checksum of what is there.
        found: u64,
        /// The checksum that was saved.
        right: u64,
    },
    /// Its header is whole, and was never written by this crate.
    #[error("its header says what no table is saved with: {what}")]
    InvalidHeader {
        /// What it says.
        what: String,
    },
    /// A byte of the table is not what was saved.
    #[error(
        "its table is damaged: it has the checksum {found:016x}, and {right:016x} was \
         saved"
    )]
    DamagedBody {
        /// The checksum of what is there.
        found: u64,
        /// The checksum that was saved.
        right: u64,
    },
    /// It is a table of another kind.
    #[error("it is a {found}, and a {right} is wanted")]
    Kind {
        /// What it is.
        found: TableKind,
        /// What is wanted.
        right: TableKind,
    },
    /// It is of another puzzle.
    #[error("it is of the puzzle {found:?}, and {right:?} is wanted")]
    Puzzle {
        /// The puzzle that it is of.
        found: String,
        /// The one that is wanted.
        right: String,
    },
    /// It is another table of the puzzle.
    #[error("it is described as {found:?}, and {right:?} is wanted")]
    Description {
        /// How it is described.
        found: String,
        /// What is wanted.
        right: String,
    },
    /// It has another number of entries.
    #[error("it has {found} entries, and {right} are wanted")]
    Entries {
        /// How many it has.
        found: u64,
        /// How many are wanted.
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

/// Why a table is not saved. What was there before is as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SaveError {
    /// It would take the place of what is no file.
    #[error(
        "{path:?}: a folder, a device or a pipe is there, and a table is saved in a file"
    )]
    NotAFile {
        /// The place.
        path: PathBuf,
    },
    /// The folder is not there.
    #[error("{path:?}: there is no folder {folder:?}: make it first")]
    NoFolder {
        /// The file that should be there.
        path: PathBuf,
        /// The folder that it should be in.
        folder: PathBuf,
    },
    /// The file that is there may not be changed.
    #[error("{path:?}: it may not be written: make it writable or remove it")]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The system does not take it: the disk may be full.
    #[error("{path:?}: it cannot be saved, and is left as it was: {reason}")]
    Write {
        /// The file.
        path: PathBuf,
        /// Which error it was.
        kind: io::ErrorKind,
        /// The system's words for it.
        reason: String,
    },
}
