//! Stamps of finished work, which is not repeated until one of its inputs changes. Stamps are
//! in `target/`, so `cargo clean` removes them.
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::atomic_write;
use crate::fingerprint::fingerprint;

/// A file in `target/` that stores the fingerprint of the inputs of some work.
pub struct Stamp {
    file: PathBuf,
    fingerprint: String,
}

impl Stamp {
    /// The stamp of work whose inputs are these files and folders and a text.
    ///
    /// # Errors
    /// If a file cannot be read; a missing file counts as empty.
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

    /// Whether the work was done with the current inputs.
    pub fn is_up_to_date(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|then| then == self.fingerprint)
    }

    /// Removes the stamp, before the work is done again.
    ///
    /// # Errors
    /// If the stamp cannot be removed.
    pub fn clear(&self) -> io::Result<()> {
        match fs::remove_file(&self.file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Writes the stamp, after the work is done.
    ///
    /// # Errors
    /// If the stamp cannot be written.
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
