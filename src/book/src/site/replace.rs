//! Atomic replacement of a folder: the new one is made beside the old one and then exchanged
//! with it.
//!
//! A reader finds all of the old files or all of the new ones, even if two processes replace
//! the folder at the same time or one of them is killed.
use std::fmt::Display;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::{env, io};

use anyhow::{Context, Result, bail};

use base::failure::UsageError;
use base::out;

/// A folder that is being made to replace another. Dropping it removes the new files.
pub struct Replacement {
    place: PathBuf,
    new: PathBuf,
    old: PathBuf,
    _lock: File,
}

impl Replacement {
    /// Begins to replace a folder, after waiting until no other process does. Processes agree
    /// by a lock on a file.
    ///
    /// # Errors
    /// If the folder cannot be replaced, because it is the root or contains the working
    /// directory; or if the lock cannot be taken or files of an earlier process cannot be
    /// removed.
    pub fn begin(place: &Path, lock: &Path) -> Result<Self> {
        let lock = lock_file(lock, true, format_args!("makes {}", place.display()))?;
        let place = resolve(place)?;
        if place.file_name().is_none() {
            bail!(UsageError(format!("{} cannot be replaced", place.display())));
        }
        if env::current_dir().is_ok_and(|here| here.starts_with(&place)) {
            bail!(UsageError(format!(
                "{} is the folder you are in, and would be replaced: name another one, \
                 or go elsewhere first",
                place.display()
            )));
        }
        let (new, old) = (hidden_sibling(&place, "new"), hidden_sibling(&place, "old"));
        remove_if_present(&new)
            .with_context(|| format!("cannot remove {}", new.display()))?;
        Ok(Replacement { place, new, old, _lock: lock })
    }

    /// The folder for the new files.
    pub fn folder(&self) -> &Path {
        &self.new
    }

    /// Puts the new folder in place, and removes the old one.
    ///
    /// # Errors
    /// If the new folder cannot be moved. The old one is then unchanged.
    pub fn put_in_place(self) -> Result<PathBuf> {
        let old = &self.old;
        remove_if_present(old)
            .with_context(|| format!("cannot remove {}", old.display()))?;
        self.swap()
            .with_context(|| format!("cannot replace {}", self.place.display()))?;
        // Leftovers are removed the next time.
        let _ = remove_if_present(old);
        Ok(self.place.clone())
    }

    fn swap(&self) -> io::Result<()> {
        let Replacement { place, new, old, .. } = self;
        if !place.exists() {
            return fs::rename(new, place);
        }
        if exchange(new, place).is_ok() {
            return Ok(()); // what is in the new folder's place now goes with this value
        }
        // Not atomic: on a system without an exchange, two renames.
        fs::rename(place, old)?;
        fs::rename(new, place).inspect_err(|_| {
            // The first error is the one to report.
            let _ = fs::rename(old, place);
        })
    }
}

impl Drop for Replacement {
    fn drop(&mut self) {
        // Leftovers are removed the next time.
        let _ = remove_if_present(&self.new);
    }
}

/// Exchanges two folders atomically.
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// The hidden folder beside `place` for its `new` or `old` files.
fn hidden_sibling(place: &Path, end: &str) -> PathBuf {
    let name = place.file_name().unwrap_or_default();
    place.with_file_name(format!(".{}.{end}", name.to_string_lossy()))
}

/// Resolves links in a path that need not exist; creates its parent folder.
///
/// # Errors
/// If the parent folder does not exist and cannot be created.
pub fn resolve(place: &Path) -> io::Result<PathBuf> {
    match place.canonicalize() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let parent = place.parent().unwrap_or(place);
            fs::create_dir_all(parent)?;
            Ok(parent.canonicalize()?.join(place.file_name().unwrap_or_default()))
        }
        found => found,
    }
}

/// Locks a file, exclusively or shared; the lock ends with the process at the latest. While
/// waiting, prints a note on what the other process does.
///
/// # Errors
/// If the file cannot be locked.
pub fn lock_file(file: &Path, alone: bool, does: impl Display) -> Result<File> {
    let cannot = || format!("cannot lock {}", file.display());
    fs::create_dir_all(file.parent().unwrap_or(file)).with_context(cannot)?;
    let lock = File::create(file).with_context(cannot)?;
    match if alone { lock.try_lock() } else { lock.try_lock_shared() } {
        Err(TryLockError::WouldBlock) => {
            out::note(format_args!("another process {does}: waiting for it"));
            if alone { lock.lock() } else { lock.lock_shared() }
                .with_context(cannot)?;
        }
        tried => tried.map_err(io::Error::from).with_context(cannot)?,
    }
    Ok(lock)
}

/// Removes a folder, if there is one.
pub fn remove_if_present(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
    use std::thread;

    use super::Replacement;

    /// Replaces the folder by one with two files that hold the same text.
    fn make(root: &Path, text: &str) {
        let new = Replacement::begin(&root.join("book"), &root.join("lock")).unwrap();
        fs::create_dir(new.folder()).unwrap();
        for name in ["a", "b"] {
            fs::write(new.folder().join(name), text).unwrap();
        }
        new.put_in_place().unwrap();
    }

    #[test]
    fn reader_finds_old_or_new() {
        let root = tempfile::tempdir().unwrap();
        let root = root.path();
        make(root, "0");
        let done = AtomicBool::new(false);
        thread::scope(|scope| {
            scope.spawn(|| {
                // On systems that cannot exchange two folders, the book is missing for a moment.
                let exchanges = cfg!(any(target_os = "linux", target_vendor = "apple"));
                while !done.load(Relaxed) {
                    let found = fs::read_to_string(root.join("book/a"));
                    assert!(found.is_ok() || !exchanges, "{found:?}");
                }
            });
            let makers = [1, 2].map(|maker| {
                scope.spawn(move || {
                    for turn in 0..200 {
                        make(root, &format!("{maker} {turn}"));
                    }
                })
            });
            for maker in makers {
                maker.join().unwrap();
            }
            done.store(true, Relaxed);
        });
        let read = |name| fs::read_to_string(root.join("book").join(name)).unwrap();
        assert_eq!(read("a"), read("b"));
    }
}
