//! Memory mapping of files: the system reads the pages that are accessed, and processes that map
//! the same file share them.
//!
//! ```
//! use saved::{Label, SavedTable, TableKind, save};
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("a.gods");
//! let label = Label::new(TableKind::CompleteTable, "skewb", "", 1)?;
//! save(&path, &label, &[7])?;
//! let [one, other] = [(); 2].map(|()| SavedTable::open(&path, &label));
//! let (one, other) = (one?, other?);
//! assert_eq!(one.body(), other.body());
//! assert_eq!(one.body().as_ptr() as usize % 64, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![allow(unsafe_code)]

use memmap2::Mmap;
use std::fs::File;
use std::io;

// ANCHOR: map
/// Maps a whole file.
pub(crate) fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: mapped bytes must not change while they are borrowed, and the file must not be
    // truncated: an access beyond its end terminates the program with SIGBUS. This crate
    // never writes to a file that has the name of a saved table. It writes another file and
    // renames it, so a mapped file keeps its bytes until it is unmapped. That other programs
    // do not write to these files cannot be guaranteed, since locks are advisory. The
    // documentation of `SavedTable` says so, and `SavedTable::read` maps nothing.
    unsafe { Mmap::map(file) }
}
// ANCHOR_END: map
