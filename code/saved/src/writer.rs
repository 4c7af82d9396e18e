//! Saving a table by an atomic write.

use crate::checksum::Checksum;
use crate::error::SaveError;
use crate::header::{self, Header};
use crate::label::Label;
use crate::paths;
use crate::temporary::{TemporaryFile, remove_unfinished};
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

/// Saves a table by an atomic write: the file appears when all of it is on the disk, and an
/// older file is unchanged until then.
///
/// If several programs save to the same path at once, the last one to finish wins. The
/// temporary file of a killed program is removed by the next save.
///
/// On Windows a file is not replaced while a program has it open.
///
/// # Errors
/// [`SaveError`] if no file can be written to the path, or the disk is full.
///
/// # Complexity
/// O(bytes) time, mostly for writing; some KiB of memory.
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
/// The file appears under its name only after [`finish`](Self::finish). An error consumes the
/// writer and removes the temporary file, so a table with a missing piece cannot be finished.
#[derive(Debug)]
pub struct Writer {
    /// The path as the user gave it, and the file to which it leads.
    path: PathBuf,
    target: PathBuf,
    temporary: TemporaryFile,
    stream: TableStream<BufWriter<std::fs::File>>,
}
// ANCHOR_END: writer

impl Writer {
    /// Begins a table for a path, and removes the temporary files of killed programs in its
    /// folder. Creating and dropping a writer tests whether a table can be saved.
    ///
    /// # Errors
    /// [`SaveError`] if no file can be written to the path.
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
        // Failing to remove old temporary files is no reason not to save.
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

    /// Writes the header, syncs the file to the disk, and renames it.
    ///
    /// # Errors
    /// [`SaveError`] if the disk is full, or the file that is there cannot be replaced.
    pub fn finish(self) -> Result<(), SaveError> {
        let Writer { path, target, temporary, stream } = self;
        let done = stream.finish().and_then(|()| temporary.persist(&target));
        done.map_err(|error| paths::save_error(&path, &error))
    }
}

/// Number of bytes of the write buffer.
const BUFFER_BYTES: usize = 1 << 16;

/// Writes zeros in place of the header, the body, and finally the header. A file without its
/// header is not recognized as a saved table, by its first byte.
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

    /// A disk that accepts `room` bytes. Overwritten bytes count again.
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

    /// Writes a table of 100 bytes in three pieces; returns the result and the disk's bytes.
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
            // The zeros at the end of the header are the same before it is written.
            match SavedTable::open_any(&path) {
                Ok(_) => assert_eq!(part, whole, "{room}"),
                Err(error) => assert_eq!(error.path, path, "{room}"),
            }
        }
    }
}
