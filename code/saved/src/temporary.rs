//! Temporary files for atomic writes: in the folder of the final file, and locked while they
//! are written.

use std::fs::{self, File, TryLockError};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process;

/// The beginning of the names of temporary files.
const PREFIX: &str = ".gods-saving-";

/// A temporary file, which is removed when this is dropped, unless it was renamed before.
#[derive(Debug)]
pub(crate) struct TemporaryFile {
    path: PathBuf,
    file: File,
}

impl TemporaryFile {
    // ANCHOR: create
    /// Creates a temporary file in a folder. Its lock shows that it is in use: the system
    /// releases the lock when the program ends, however it ends.
    pub(crate) fn create(folder: &Path) -> io::Result<Self> {
        loop {
            let path = folder.join(temporary_name());
            let file = match File::create_new(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                made => made?,
            };
            let temporary = TemporaryFile { path, file };
            match temporary.file.try_lock() {
                // Another process locked the file to remove it.
                Err(TryLockError::WouldBlock) => continue,
                Ok(()) if !temporary.path.exists() => continue,
                // Without support for locks, no process removes it either.
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
    /// Renames the file to its final path after all of it is on the disk. The rename is atomic:
    /// a process that opens the path gets the old file or this one.
    pub(crate) fn persist(self, path: &Path) -> io::Result<()> {
        // The new file has the permissions of the old one.
        if let Ok(old) = fs::metadata(path) {
            let _ = self.file.set_permissions(old.permissions());
        }
        self.file.sync_all()?;
        fs::rename(&self.path, path)?;
        // The name is on the disk when the folder is synced. Not every system supports this;
        // without it the old file may be back after a power failure, which is complete, too.
        let folder = File::open(super::paths::parent_folder(path));
        let _ = folder.and_then(|folder| folder.sync_all());
        Ok(())
    }
    // ANCHOR_END: rename
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        // After a rename there is nothing to remove.
        let _ = fs::remove_file(&self.path);
    }
}

/// A unique name: a process with the same id, on another machine that shares the folder, would
/// have to draw the same 64 random bits.
fn temporary_name() -> String {
    let drawn = RandomState::new().hash_one(process::id());
    format!("{PREFIX}{}-{drawn:016x}", process::id())
}

/// Whether a name is that of a temporary file.
fn is_temporary(name: &str) -> bool {
    let parts = name.strip_prefix(PREFIX).and_then(|rest| rest.split_once('-'));
    let digits = |text: &str, base| text.chars().all(|c| c.is_digit(base));
    parts.is_some_and(|(id, drawn)| {
        !id.is_empty() && digits(id, 10) && drawn.len() == 16 && digits(drawn, 16)
    })
}

/// Removes the temporary files that killed programs have left in a folder, and returns the
/// number of their bytes. Files that are still being written stay; on a file system without
/// locks, where these cannot be distinguished, all files stay. Saving a table does this first.
///
/// # Errors
/// The system's error if the folder cannot be read. A file that cannot be removed stays.
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

/// Removes a file if no process has locked it, and returns the number of its bytes.
fn remove_abandoned(path: &Path) -> io::Result<u64> {
    let file = File::options().write(true).open(path)?;
    file.try_lock()?;
    let bytes = file.metadata()?.len();
    fs::remove_file(path)?;
    Ok(bytes)
}
