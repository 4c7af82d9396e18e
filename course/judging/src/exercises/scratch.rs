//! Scratch folders for compiling and running programs, removed after use.
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result};

use base::signals::{self, ExitGuard};

/// Parent of all scratch folders.
const FOLDER: &str = "target/exercises";
/// File that the process using the folder has locked; the lock ends with the process,
/// however the process ends.
const LOCK: &str = "lock";

/// Scratch folder of one process.
pub struct ScratchFolder {
    folder: PathBuf,
    next: AtomicU64,
    _lock: File,
    _hold: ExitGuard,
}

impl ScratchFolder {
    /// Makes a folder, and removes the folders that ended processes have left behind.
    pub fn new(root: &Path) -> Result<Self> {
        let all = root.join(FOLDER);
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let serial = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = all.join(format!("{}-{serial}", process::id()));
        let failure = || format!("cannot make {}", folder.display());
        fs::create_dir_all(&all).with_context(failure)?;
        // One process at a time: a folder that is not locked yet looks like an abandoned
        // one.
        let folders_lock = File::create(all.join(LOCK)).with_context(failure)?;
        // On a system without file locks no folder is removed.
        let _ = folders_lock.lock();
        let hold = signals::delay_exit();
        remove_abandoned(&all);
        fs::create_dir_all(&folder).with_context(failure)?;
        let lock = File::create(folder.join(LOCK)).with_context(failure)?;
        let _ = lock.try_lock();
        // Programs get the folder as an absolute path.
        let folder = fs::canonicalize(&folder).with_context(failure)?;
        Ok(ScratchFolder { folder, next: AtomicU64::new(0), _lock: lock, _hold: hold })
    }

    /// Makes a new subfolder, which exists as long as `self`.
    pub fn new_folder(&self) -> Result<PathBuf> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let folder = self.folder.join(number.to_string());
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    /// Runs `work` in a new subfolder, which is removed afterward.
    pub fn with_folder<T>(&self, work: impl FnOnce(&Path) -> Result<T>) -> Result<T> {
        let folder = self.new_folder()?;
        let done = work(&folder);
        fs::remove_dir_all(&folder)?;
        done
    }
}

impl Drop for ScratchFolder {
    fn drop(&mut self) {
        // A folder that stays behind does no harm: a later process removes it.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Removes the folders that no process has locked. A folder that cannot be removed stays,
/// for example another user's.
fn remove_abandoned(all: &Path) {
    let free = |folder: &Path| -> io::Result<bool> {
        let mut options = File::options();
        let lock = options.write(true).create(true).truncate(false);
        Ok(lock.open(folder.join(LOCK))?.try_lock().is_ok())
    };
    for entry in fs::read_dir(all).into_iter().flatten().flatten() {
        let folder = entry.path();
        if folder.is_dir() && free(&folder).unwrap_or(false) {
            let _ = fs::remove_dir_all(&folder);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{FOLDER, LOCK, ScratchFolder};

    #[test]
    fn removes_only_abandoned_folders() {
        let root = tempfile::tempdir().unwrap();
        let all = root.path().join(FOLDER);
        fs::create_dir_all(all.join("1-0/0")).unwrap();
        fs::write(all.join("1-0/0/program"), "").unwrap();
        fs::create_dir_all(all.join("2-0")).unwrap();
        fs::write(all.join("2-0").join(LOCK), "").unwrap();
        let names = || {
            let mut names: Vec<_> = fs::read_dir(&all)
                .unwrap()
                .map(|it| it.unwrap().file_name().into_string().unwrap())
                .filter(|name| name != LOCK)
                .collect();
            names.sort();
            names
        };
        let first = ScratchFolder::new(root.path()).unwrap();
        assert_eq!(names().len(), 1);
        let second = ScratchFolder::new(root.path()).unwrap();
        assert_eq!(names().len(), 2);
        drop(first);
        assert_eq!(names().len(), 1);
        drop(second);
        assert!(names().is_empty());
    }
}
