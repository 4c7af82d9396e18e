//! A file's bytes in memory: mapped, so that the system reads what is looked at, and
//! programs that look at the same share it.
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
    // SAFETY: bytes that are mapped must not change while they are borrowed, and the file
    // must not become shorter: a look beyond its end ends the program with SIGBUS. This
    // crate never writes into a file that has a saved table's name. It writes another, and
    // renames it: what is mapped keeps its bytes, without a name, until nobody maps it.
    // That other programs leave these files alone cannot be known, and no lock would keep
    // away who does not ask for one. The documentation of `SavedTable` says so, and
    // `SavedTable::read` maps nothing.
    unsafe { Mmap::map(file) }
}
// ANCHOR_END: map
