//! Opened tables.

use crate::checksum::checksum;
use crate::error::{FileFault, OpenError};
use crate::header::{self, Header};
use crate::label::Label;
use crate::{map, paths};
use memmap2::Mmap;
use std::fs::File;
use std::io::{Read, Seek};
use std::path::{Path, PathBuf};

/// An open table, whose label is the expected one and whose checksums are right.
///
/// The file is mapped: opening it takes no memory besides the page cache, which processes share.
/// The file may be saved again, or removed: this table does not change. But no program may write
/// *into* the file, or truncate it. Then the bytes of the table change after they were checked,
/// or the system terminates this program at the next access (SIGBUS). [`save`](crate::save)
/// never does that. Where other programs might, as on a shared disk, [`read`](Self::read) makes
/// a copy.
#[derive(Debug)]
pub struct SavedTable {
    path: PathBuf,
    header: Header,
    bytes: FileContent,
}

/// The bytes of a file.
#[derive(Debug)]
enum FileContent {
    Mapped(Mmap),
    Read(Vec<u8>),
}

/// How the bytes of a file are accessed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Access {
    Map,
    Read,
}

impl SavedTable {
    /// Opens a table and verifies all of it.
    ///
    /// # Errors
    /// [`OpenError`] if there is no such file, it is not this table, or it is damaged.
    ///
    /// # Complexity
    /// O(bytes) time: the checksum reads each byte once, from the disk unless it is in the
    /// page cache. No other memory.
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

    /// Opens a table with any label, and verifies all of it.
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

    /// Opens a table and checks only its header and its length. The body may be verified later
    /// with [`verify`](Self::verify).
    ///
    /// # Errors
    /// As [`open`](Self::open), but a damaged body is not detected.
    ///
    /// # Complexity
    /// O(1) time: the body is read when it is accessed.
    pub fn open_unverified(
        path: impl AsRef<Path>,
        label: &Label,
    ) -> Result<Self, OpenError> {
        Self::open_with(path.as_ref(), Some(label), Access::Map)
    }

    /// Opens a table by reading it into memory, and verifies all of it: for files to which other
    /// programs may write later.
    ///
    /// # Errors
    /// As [`open`](Self::open), and if there is not enough memory.
    ///
    /// # Complexity
    /// O(bytes) time and memory.
    pub fn read(path: impl AsRef<Path>, label: &Label) -> Result<Self, OpenError> {
        let table = Self::open_with(path.as_ref(), Some(label), Access::Read)?;
        table.verify()?;
        Ok(table)
    }

    /// Opens a file with this label, or with any label if it is `None`.
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
    /// Opens a table from an open file. The inexpensive checks come first: the label is compared
    /// before the body is read.
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
        // The file may have changed since its length was checked.
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
    /// Verifies the checksum of the body. That of the header was verified when the table was
    /// opened.
    ///
    /// # Errors
    /// [`OpenError`] if the body is damaged.
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

    /// The bytes of the table. If they are mapped, their address is a multiple of 64. The caller
    /// knows how many bytes an entry takes, and checks that there are enough for the label's
    /// entries.
    pub fn body(&self) -> &[u8] {
        &self.file_bytes()[self.body_start()..]
    }

    /// The label of the table.
    pub fn label(&self) -> &Label {
        self.header.label()
    }

    /// The header of the table.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The offset of the body.
    fn body_start(&self) -> usize {
        header::header_bytes(self.header.label())
    }

    /// The bytes of the header and the body.
    fn file_bytes(&self) -> &[u8] {
        match &self.bytes {
            FileContent::Mapped(map) => map,
            FileContent::Read(bytes) => bytes,
        }
    }
}

/// The bytes of the table: its [`body`](SavedTable::body).
impl AsRef<[u8]> for SavedTable {
    fn as_ref(&self) -> &[u8] {
        self.body()
    }
}

/// Reads a whole file from its beginning.
fn read_all(file: &mut File) -> Result<Vec<u8>, FileFault> {
    file.rewind()?;
    let length = file.metadata()?.len();
    let mut bytes = Vec::new();
    let room = bytes.try_reserve_exact(usize::try_from(length).unwrap_or(usize::MAX));
    room.map_err(std::io::Error::other)?;
    // Not more than `length`: the file could grow without end.
    file.take(length).read_to_end(&mut bytes)?;
    Ok(bytes)
}

// ANCHOR: compare
/// Compares a label with the expected one, and returns the first difference as an error.
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
