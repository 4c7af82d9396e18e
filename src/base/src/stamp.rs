//! What was done, and with what: so that it is not done again until something changes.
//! `cargo clean` forgets it, and in a fresh clone everything is done.
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use crate::atomic_write;
use crate::fingerprint::fingerprint;

/// A file in `target/` that keeps the fingerprint of what some work was done with.
pub struct Stamp {
    file: PathBuf,
    fingerprint: String,
}

impl Stamp {
    /// The stamp of work that depends on these files and folders, and on a text.
    ///
    /// # Errors
    /// If one cannot be read; what does not exist counts as empty.
    pub fn new(
        root: &Path,
        name: &str,
        parts: &[impl AsRef<Path>],
        text: &str,
    ) -> io::Result<Self> {
        let mut hash = DefaultHasher::new();
        (fingerprint(root, parts)?, text).hash(&mut hash);
        let now = format!("{:016x}", hash.finish());
        Ok(Stamp { file: root.join("target/stamps").join(name), fingerprint: now })
    }

    /// Whether the work was done, and nothing has changed since.
    pub fn is_up_to_date(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|then| then == self.fingerprint)
    }

    /// Forgets that the work was done, before it is begun anew.
    ///
    /// # Errors
    /// If the file cannot be removed.
    pub fn clear(&self) -> io::Result<()> {
        match fs::remove_file(&self.file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Says that the work is done.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set(&self) -> io::Result<()> {
        fs::create_dir_all(self.file.parent().unwrap_or(&self.file))?;
        atomic_write::write(&self.file, &self.fingerprint)
    }
}

#[test]
fn changes_make_stamp_stale() {
    let root = tempfile::tempdir().unwrap();
    let write = |name: &str, text| fs::write(root.path().join(name), text).unwrap();
    write("a", "1");
    let stamp =
        |text| Stamp::new(root.path(), "some/work", &["a", "none"], text).unwrap();
    assert!(!stamp("x").is_up_to_date());
    stamp("x").set().unwrap();
    assert!(stamp("x").is_up_to_date() && !stamp("y").is_up_to_date());
    write("a", "2");
    assert!(!stamp("x").is_up_to_date());
    write("a", "1");
    assert!(stamp("x").is_up_to_date());
    stamp("x").clear().unwrap();
    assert!(!stamp("x").is_up_to_date());
}
