//! A saved table, opened.

use crate::checksum::checksum;
use crate::error::{FileFault, OpenError};
use crate::header::{self, Header};
use crate::label::Label;
use crate::{map, paths};
use memmap2::Mmap;
use std::fs::File;
use std::io::{Read, Seek};
use std::path::{Path, PathBuf};

/// A saved table that is open: what it says of itself is what was wanted, and all of it is
/// as it was saved.
///
/// Its file is mapped: opening it takes no memory of this program's own, and programs that
/// have it open share the system's one copy. The file may be saved again, or removed: this
/// table stays what it is. But no program may write *into* the file, or cut it off. Then the
/// table's bytes change after they were checked, or the system ends this program at the next
/// look at them (SIGBUS). [`save`](crate::save) never does that. Where others might, as on a
/// disk that many share, [`read`](Self::read) takes a copy.
#[derive(Debug)]
pub struct SavedTable {
    path: PathBuf,
    header: Header,
    bytes: FileContent,
}

/// The whole file.
#[derive(Debug)]
enum FileContent {
    Mapped(Mmap),
    Read(Vec<u8>),
}

/// How a file comes into memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Access {
    Map,
    Read,
}

impl SavedTable {
    /// Opens a table and checks all of it.
    ///
    /// # Errors
    /// [`OpenError`] if there is no such file, it is not this table, or a byte of it is not
    /// as it was saved.
    ///
    /// # Complexity
    /// O(bytes) time: the checksum looks at each byte once, and so all of the file is read
    /// from the disk, unless the system has it in memory. No memory but the system's.
    ///
    /// # Examples
    /// ```
    /// use saved::{FileFault, Label, SavedTable, TableKind, save};
    ///
    /// let folder = tempfile::tempdir()?;
    /// let path = folder.path().join("a.gods");
    /// let label = |pieces| Label::new(TableKind::PatternDatabase, "sliding-3x3", pieces, 4);
    /// save(&path, &label("1 2")?, &[0, 1, 2, 3])?;
    ///
    /// assert_eq!(SavedTable::open(&path, &label("1 2")?)?.body(), [0, 1, 2, 3]);
    /// let error = SavedTable::open(&path, &label("1 3")?).unwrap_err();
    /// let (found, right) = ("1 2".to_owned(), "1 3".to_owned());
    /// assert_eq!(error.fault, FileFault::Description { found, right });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    // ANCHOR: open
    pub fn open(path: impl AsRef<Path>, label: &Label) -> Result<Self, OpenError> {
        let table = Self::open_unverified(path, label)?;
        table.verify()?;
        Ok(table)
    }
    // ANCHOR_END: open

    /// Opens a table, whatever it is of, and checks all of it.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    ///
    /// # Complexity
    /// As [`open`](Self::open).
    pub fn open_any(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        let table = Self::open_with(path.as_ref(), None, Access::Map)?;
        table.verify()?;
        Ok(table)
    }

    /// Opens a table and checks its header and its length alone: for who has checked the
    /// rest, or does it later with [`verify`](Self::verify).
    ///
    /// # Errors
    /// As [`open`](Self::open), but a damaged table is not seen.
    ///
    /// # Complexity
    /// O(1) time: what is looked at later is read then.
    pub fn open_unverified(
        path: impl AsRef<Path>,
        label: &Label,
    ) -> Result<Self, OpenError> {
        Self::open_with(path.as_ref(), Some(label), Access::Map)
    }

    /// Opens a table by reading it, and checks all of it: for files that others may write
    /// into, whatever they do later.
    ///
    /// # Errors
    /// As [`open`](Self::open), and if there is no memory for it.
    ///
    /// # Complexity
    /// O(bytes) time, and a byte of memory for each.
    pub fn read(path: impl AsRef<Path>, label: &Label) -> Result<Self, OpenError> {
        let table = Self::open_with(path.as_ref(), Some(label), Access::Read)?;
        table.verify()?;
        Ok(table)
    }

    /// Opens a file with this label, or any.
    fn open_with(
        path: &Path,
        label: Option<&Label>,
        how: Access,
    ) -> Result<Self, OpenError> {
        let opened = paths::open_file(path)
            .and_then(|file| Self::from_file(path, file, label, how));
        opened.map_err(|fault| OpenError { path: path.to_owned(), fault })
    }

    // ANCHOR: of
    /// The cheap checks come first: what a label tells apart is told before anything is
    /// read.
    fn from_file(
        path: &Path,
        mut file: File,
        label: Option<&Label>,
        how: Access,
    ) -> Result<Self, FileFault> {
        let header = Header::from_file(&mut file)?;
        label.map_or(Ok(()), |label| check_label(header.label(), label))?;
        let bytes = match how {
            Access::Map => FileContent::Mapped(map::map(&file)?),
            Access::Read => FileContent::Read(read_all(&mut file)?),
        };
        let table = SavedTable { path: path.to_owned(), header, bytes };
        // It may have become another's since its length was asked for.
        let found = table.file_bytes().len() as u64;
        let right = table.body_start() as u64 + table.header.bytes();
        if found == right {
            Ok(table)
        } else {
            Err(FileFault::Truncated { found, right })
        }
    }
    // ANCHOR_END: of

    // ANCHOR: verify
    /// Checks that each byte of the table is as it was saved. The header was checked when
    /// it was opened.
    ///
    /// # Errors
    /// [`OpenError`] if one is not.
    ///
    /// # Complexity
    /// O(bytes) time.
    pub fn verify(&self) -> Result<(), OpenError> {
        let found = checksum(self.body());
        let right = self.header.checksum();
        let (path, fault) =
            (self.path.clone(), FileFault::DamagedBody { found, right });
        if found == right { Ok(()) } else { Err(OpenError { path, fault }) }
    }
    // ANCHOR_END: verify

    /// The table's bytes. Where they are mapped they begin at a multiple of 64. How many bytes
    /// an entry takes is its reader's to know: that they are as many as the label's entries need,
    /// too.
    pub fn body(&self) -> &[u8] {
        &self.file_bytes()[self.body_start()..]
    }

    /// What it says of itself.
    pub fn label(&self) -> &Label {
        self.header.label()
    }

    /// Its header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the table begins.
    fn body_start(&self) -> usize {
        header::header_bytes(self.header.label())
    }

    /// The header and the table.
    fn file_bytes(&self) -> &[u8] {
        match &self.bytes {
            FileContent::Mapped(map) => map,
            FileContent::Read(bytes) => bytes,
        }
    }
}

/// All of a file, from its beginning.
fn read_all(file: &mut File) -> Result<Vec<u8>, FileFault> {
    file.rewind()?;
    let length = file.metadata()?.len();
    let mut bytes = Vec::new();
    let room = bytes.try_reserve_exact(usize::try_from(length).unwrap_or(usize::MAX));
    room.map_err(std::io::Error::other)?;
    // Not more than there was: it could grow without an end.
    file.take(length).read_to_end(&mut bytes)?;
    Ok(bytes)
}

// ANCHOR: compare
/// The first thing in which a table is not what is wanted.
fn check_label(found: &Label, right: &Label) -> Result<(), FileFault> {
    let texts = |text: fn(&Label) -> &str| [found, right].map(|l| text(l).to_owned());
    if found.kind() != right.kind() {
        return Err(FileFault::Kind { found: found.kind(), right: right.kind() });
    }
    if found.puzzle() != right.puzzle() {
        let [found, right] = texts(Label::puzzle);
        return Err(FileFault::Puzzle { found, right });
    }
    if found.description() != right.description() {
        let [found, right] = texts(Label::description);
        return Err(FileFault::Description { found, right });
    }
    if found.entries() != right.entries() {
        let (found, right) = (found.entries(), right.entries());
        return Err(FileFault::Entries { found, right });
    }
    Ok(())
}
// ANCHOR_END: compare
