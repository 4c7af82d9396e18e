//! Tables of bytes in files.
//!
//! [`save`] writes a table by an atomic write, under a [`Label`] that describes it.
//! [`SavedTable::open`] maps the file, if it is that table and its checksums are right, or
//! returns what is wrong with it. [`Writer`] takes a table in pieces; [`Header::read`] reads
//! only the header; [`remove_unfinished`] removes the temporary files of killed programs.
//!
//! ```
//! use saved::{Label, SavedTable, TableKind, save};
//!
//! let folder = tempfile::tempdir()?;
//! let label = Label::new(TableKind::CompleteTable, "sliding-2x2", "", 12)?;
//! let path = folder.path().join(label.file_name());
//! save(&path, &label, &[0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6])?;
//!
//! let table = SavedTable::open(&path, &label)?;
//! assert_eq!(table.body().len(), 12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A file is a header and the body. Numbers are little-endian:
//!
//! | offset | bytes | content |
//! |---|---|---|
//! | 0 | 8 | `\x89GODS\r\n\x1a` |
//! | 8 | 8 | the checksum of the header from byte 16 on |
//! | 16 | 4 | the version of the format |
//! | 20 | 4 | the kind: 1 complete table, 2 pattern database, 3 pruning table |
//! | 24 | 8 | how many entries the table has |
//! | 32 | 8 | how many bytes the body has |
//! | 40 | 8 | the checksum of the body |
//! | 48 | 4 | how many bytes the puzzle's name has |
//! | 52 | 4 | how many the description has |
//! | 56 | | the name, the description, and zeros up to a multiple of 64 |
//!
//! The checksums are XXH64 with the seed 0.
//!
//! In the order to be read: `label` and `header`, the description of a table; `writer`,
//! `temporary` and `paths`, saving; `table` and `map`, opening; `checksum` and `error`.
//!
//! The crate needs `std`. It belongs to the chapter *Shortest solutions* of the book *God's
//! Algorithm*.

mod checksum;
mod error;
mod header;
mod label;
mod map;
mod paths;
mod table;
mod temporary;
mod writer;

pub use checksum::{Checksum, checksum};
pub use error::{FileFault, OpenError, SaveError};
pub use header::{Header, MAGIC, VERSION};
pub use label::{EXTENSION, Label, LabelError, TableKind};
pub use table::SavedTable;
pub use temporary::remove_unfinished;
pub use writer::{Writer, save};
