//! Files that are not finished yet: beside the one that they will be, and locked while
//! somebody writes them.

use std::fs::{self, File, TryLockError};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process;

/// What the name of an unfinished file begins with.
const PREFIX: &str = ".gods-saving-";

/// An unfinished file. It is gone when this is, unless it was renamed before.
#[derive(Debug)]
pub(crate) struct TemporaryFile {
    path: PathBuf,
    file: File,
}

impl TemporaryFile {
    // ANCHOR: create
    /// Begins a file in a folder. The lock says that it lives: the system takes it away
    /// when the program ends, whatever ends it.
    pub(crate) fn create(folder: &Path) -> io::Result<Self> {
        loop {
            let path = folder.join(temporary_name());
            let file = match File::create_new(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                made => made?,
            };
            let temporary = TemporaryFile { path, file };
            match temporary.file.try_lock() {
                // Somebody who cleans up was between these two lines, and removes it.
                Err(TryLockError::WouldBlock) => continue,
                Ok(()) if !temporary.path.exists() => continue,
                // Where there are no locks, nobody cleans up either.
                Ok(()) | Err(TryLockError::Error(_)) => return Ok(temporary),
            }
        }
    }
    // ANCHOR_END: create

    /// The file, to write into.
    pub(crate) fn file(&self) -> &File {
        &self.file
    }

    // ANCHOR: rename
    /// Gives it the place that it was written for, when all of it is on the disk: at once,
    /// so that whoever opens that place finds the old file or this one.
    pub(crate) fn persist(self, path: &Path) -> io::Result<()> {
        // Who could read the old file can read this one, and nobody else.
        if let Ok(old) = fs::metadata(path) {
            let _ = self.file.set_permissions(old.permissions());
        }
        self.file.sync_all()?;
        fs::rename(&self.path, path)?;
        // The name is on the disk when the folder is. Not every system can do that, and
        // without it a power failure brings the old file back, which is whole as well.
        let folder = File::open(super::paths::parent_folder(path));
        let _ = folder.and_then(|folder| folder.sync_all());
        Ok(())
    }
    // ANCHOR_END: rename
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        // It has another name already, if all went well.
        let _ = fs::remove_file(&self.path);
    }
}

/// A name that no other file has: another process with this number, on another machine
/// that shares the folder, would have to draw the same 64 bits.
fn temporary_name() -> String {
    let drawn = RandomState::new().hash_one(process::id());
    format!("{PREFIX}{}-{drawn:016x}", process::id())
}

/// Whether a file has a name of this kind.
fn is_temporary(name: &str) -> bool {
    let parts = name.strip_prefix(PREFIX).and_then(|rest| rest.split_once('-'));
    let digits = |text: &str, base| text.chars().all(|c| c.is_digit(base));
    parts.is_some_and(|(id, drawn)| {
        !id.is_empty() && digits(id, 10) && drawn.len() == 16 && digits(drawn, 16)
    })
}

/// Removes the unfinished files that a killed program has left in a folder, and says how
/// many bytes they had. Those that a program still writes stay, and all of them where the
/// file system has no locks that would tell one from the other. To save a table does the
/// same first.
///
/// # Errors
/// If the folder cannot be read. A file that cannot be removed stays.
///
/// # Complexity
/// O(files of the folder) time.
///
/// # Examples
/// ```
/// let folder = tempfile::tempdir()?;
/// let left = folder.path().join(".gods-saving-77-00c0ffee00c0ffee");
/// std::fs::write(&left, "the first bytes of a table")?;
///
/// assert_eq!(saved::remove_unfinished(folder.path())?, 26);
/// assert!(!left.exists());
/// # Ok::<(), std::io::Error>(())
/// ```
// ANCHOR: clean
pub fn remove_unfinished(folder: impl AsRef<Path>) -> io::Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let named = entry.file_name().to_str().is_some_and(is_temporary);
        if named && entry.file_type().is_ok_and(|kind| kind.is_file()) {
            bytes += remove_abandoned(&entry.path()).unwrap_or(0);
        }
    }
    Ok(bytes)
}
// ANCHOR_END: clean

/// Removes a file if nobody has locked it, and says how many bytes it had.
fn remove_abandoned(path: &Path) -> io::Result<u64> {
    let file = File::options().write(true).open(path)?;
    file.try_lock()?;
    let bytes = file.metadata()?.len();
    fs::remove_file(path)?;
    Ok(bytes)
}
