//! Saving a table: whole, or not at all.

use crate::checksum::Checksum;
use crate::error::SaveError;
use crate::header::{self, Header};
use crate::label::Label;
use crate::paths;
use crate::temporary::{TemporaryFile, remove_unfinished};
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

/// Saves a table. The file is there when all of it is on the disk, and before, the one that
/// was there is as it was.
///
/// Of several programs that save at the same path at once, the one that is done last has
/// its table there. What a killed one has left is removed by the next.
///
/// On Windows a file is not replaced while some program has it open.
///
/// # Errors
/// [`SaveError`] if the path is no place for a file, or the disk is full.
///
/// # Complexity
/// O(bytes) time, most of it the disk's; some KiB of memory.
///
/// # Examples
/// ```
/// use saved::{Label, SavedTable, TableKind, save};
///
/// let folder = tempfile::tempdir()?;
/// let label = Label::new(TableKind::CompleteTable, "sliding-2x2", "", 12)?;
/// let path = folder.path().join(label.file_name());
/// save(&path, &label, &[0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6])?;
///
/// let table = SavedTable::open(&path, &label)?;
/// assert_eq!(table.body()[11], 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: save
pub fn save(
    path: impl AsRef<Path>,
    label: &Label,
    body: &[u8],
) -> Result<(), SaveError> {
    Writer::create(path, label)?.write(body)?.finish()
}
// ANCHOR_END: save

// ANCHOR: writer
/// A table that is being saved, piece by piece.
///
/// What is written is seen under its name after [`finish`](Self::finish) alone. An error
/// takes the writer away, and with it what was written: there is no way to finish a table
/// of which a piece is missing.
#[derive(Debug)]
pub struct Writer {
    /// The file that is to be, as the user named it, and where that leads.
    path: PathBuf,
    target: PathBuf,
    temporary: TemporaryFile,
    stream: TableStream<BufWriter<std::fs::File>>,
}
// ANCHOR_END: writer

impl Writer {
    /// Begins a table that is to be at a path, and removes what killed programs have left
    /// in its folder. To begin one and drop it finds out whether one could be saved.
    ///
    /// # Errors
    /// [`SaveError`] if no file can be written there.
    ///
    /// # Complexity
    /// O(files of the folder) time, and the memory of a buffer.
    ///
    /// # Examples
    /// ```
    /// use saved::{Label, SaveError, TableKind, Writer};
    ///
    /// let folder = tempfile::tempdir()?;
    /// let path = folder.path().join("powers.gods");
    /// let label = Label::new(TableKind::PruningTable, "doubling", "powers of two", 8)?;
    /// let mut writer = Writer::create(&path, &label)?;
    /// for exponent in 0..8 {
    ///     writer = writer.write(&[1 << exponent])?;
    /// }
    /// assert!(!path.exists());
    /// writer.finish()?;
    /// assert!(path.exists());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn create(path: impl AsRef<Path>, label: &Label) -> Result<Self, SaveError> {
        let path = path.as_ref().to_owned();
        let target = paths::save_target(&path)?;
        let folder = paths::parent_folder(&target);
        // That others' remains cannot be removed is no reason to save nothing.
        let _ = remove_unfinished(folder);
        let begin = || {
            let temporary = TemporaryFile::create(folder)?;
            let sink =
                BufWriter::with_capacity(BUFFER_BYTES, temporary.file().try_clone()?);
            Ok((temporary, TableStream::begin(sink, label)?))
        };
        let (temporary, stream) =
            begin().map_err(|error| paths::save_error(&path, &error))?;
        Ok(Writer { path, target, temporary, stream })
    }

    /// Writes more of the table.
    ///
    /// # Errors
    /// [`SaveError`] if the disk is full.
    ///
    /// # Complexity
    /// O(bytes) time.
    pub fn write(mut self, bytes: &[u8]) -> Result<Self, SaveError> {
        match self.stream.write(bytes) {
            Ok(()) => Ok(self),
            Err(error) => Err(paths::save_error(&self.path, &error)),
        }
    }

    /// Writes the header, waits until all is on the disk, and gives the file its name.
    ///
    /// # Errors
    /// [`SaveError`] if the disk is full, or the file that is there cannot be replaced.
    pub fn finish(self) -> Result<(), SaveError> {
        let Writer { path, target, temporary, stream } = self;
        let done = stream.finish().and_then(|()| temporary.persist(&target));
        done.map_err(|error| paths::save_error(&path, &error))
    }
}

/// Small pieces are collected until there are so many bytes.
const BUFFER_BYTES: usize = 1 << 16;

/// What is written: zeros in the place of the header, the table, and at last the header. A
/// file that ends before is no saved table, by its first byte.
#[derive(Debug)]
struct TableStream<W: Write> {
    sink: W,
    label: Label,
    bytes: u64,
    checksum: Checksum,
}

// ANCHOR: stream
impl<W: Write + Seek> TableStream<W> {
    fn begin(mut sink: W, label: &Label) -> io::Result<Self> {
        sink.write_all(&vec![0; header::header_bytes(label)])?;
        let (label, checksum) = (label.clone(), Checksum::new());
        Ok(TableStream { sink, label, bytes: 0, checksum })
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.checksum.add(bytes);
        self.bytes += bytes.len() as u64;
        self.sink.write_all(bytes)
    }

    fn finish(mut self) -> io::Result<()> {
        let header = Header::new(self.label, self.bytes, self.checksum.sum());
        self.sink.rewind()?;
        self.sink.write_all(&header.encode())?;
        self.sink.flush()
    }
}
// ANCHOR_END: stream

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SavedTable, TableKind};
    use std::io::{Cursor, ErrorKind, SeekFrom};

    /// A disk with room for so many bytes, each of which counts whenever it is written.
    struct Disk {
        inner: Cursor<Vec<u8>>,
        room: usize,
    }

    impl Write for Disk {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let taken = bytes.len().min(self.room);
            self.room -= taken;
            match taken {
                0 if !bytes.is_empty() => Err(ErrorKind::StorageFull.into()),
                _ => self.inner.write(&bytes[..taken]),
            }
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Seek for Disk {
        fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
            self.inner.seek(to)
        }
    }

    /// A table of 100 bytes in three pieces, and what is on the disk in the end.
    fn write_table(room: usize) -> (io::Result<()>, Vec<u8>) {
        let mut disk = Disk { inner: Cursor::default(), room };
        let label = Label::new(TableKind::CompleteTable, "hanoi-3x4", "", 100).unwrap();
        let write = |sink| {
            let mut stream = TableStream::begin(sink, &label)?;
            for piece in [&[1; 30][..], &[], &[2; 70]] {
                stream.write(piece)?;
            }
            stream.finish()
        };
        let done = write(&mut disk);
        (done, disk.inner.into_inner())
    }

    #[test]
    fn full_disk_leaves_no_table() {
        let (done, whole) = write_table(usize::MAX);
        done.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.gods");
        std::fs::write(&path, &whole).unwrap();
        let table = SavedTable::open_any(&path).unwrap();
        assert_eq!(table.body(), [&[1; 30][..], &[2; 70]].concat());

        // The header is written twice, as zeros and in the end.
        let all = whole.len() + header::header_bytes(table.label());
        write_table(all).0.unwrap();
        for room in 0..all {
            let (done, part) = write_table(room);
            assert_eq!(done.unwrap_err().kind(), ErrorKind::StorageFull, "{room}");
            std::fs::write(&path, &part).unwrap();
            // Only the zeros at the header's end are the same written or not.
            match SavedTable::open_any(&path) {
                Ok(_) => assert_eq!(part, whole, "{room}"),
                Err(error) => assert_eq!(error.path, path, "{room}"),
            }
        }
    }
}
