//! Hashes of files, by which changes are detected.
use std::collections::hash_map::DefaultHasher;
use std::fs::{self, Metadata};
use std::hash::{Hash, Hasher};
use std::io;
use std::path::Path;

use crate::folder::walk;

/// The hash of the names and contents of files and of all files in folders, independent of
/// their order. A missing file counts as empty. The generated folder `chapters/api` and hidden
/// files, such as the temporary files of editors, are left out.
///
/// # Errors
/// If a file or folder cannot be read.
pub fn fingerprint(root: &Path, parts: &[impl AsRef<Path>]) -> io::Result<u64> {
    let mut hash = DefaultHasher::new();
    visit_all(root, parts, &mut |path, _| {
        path.hash(&mut hash);
        fs::read(path)?.hash(&mut hash);
        Ok(())
    })?;
    Ok(hash.finish())
}

/// The hash of names, modification times and sizes. It is faster than [`fingerprint`], and
/// changes whenever a file is touched or vanishes.
pub fn metadata_hash(root: &Path, parts: &[impl AsRef<Path>]) -> u64 {
    let mut hash = DefaultHasher::new();
    let added = visit_all(root, parts, &mut |path, about| {
        path.hash(&mut hash);
        (about.len(), about.modified().ok()).hash(&mut hash);
        Ok(())
    });
    added.is_ok().hash(&mut hash);
    hash.finish()
}

fn visit_all(
    root: &Path,
    parts: &[impl AsRef<Path>],
    file: &mut impl FnMut(&Path, &Metadata) -> io::Result<()>,
) -> io::Result<()> {
    let mut parts: Vec<_> = parts.iter().map(|part| root.join(part)).collect();
    parts.sort();
    for part in parts {
        let mut files = vec![part.clone()];
        if part.is_dir() {
            let inner = walk(&part, &|path| !path.ends_with("chapters/api"))?;
            files = inner.iter().map(|inner| part.join(inner)).collect();
        }
        for path in files {
            if let Ok(about) = fs::metadata(&path) {
                file(&path, &about)?;
            }
        }
    }
    Ok(())
}

/// Whether a file's name marks it as hidden or temporary, as files of editors, the system and
/// this tool.
pub fn is_hidden(name: &str) -> bool {
    name.starts_with(['.', '#']) || name.ends_with('~')
}

#[test]
fn sees_changes_except_editor_files() {
    let root = tempfile::tempdir().unwrap();
    let put = |name: &str, text| fs::write(root.path().join(name), text).unwrap();
    let now = || {
        (fingerprint(root.path(), &["."]).unwrap(), metadata_hash(root.path(), &["."]))
    };
    put("one.md", "1");
    let before = now();
    for name in [".one.md.swp", ".#one.md", "#one.md#", "one.md~"] {
        put(name, "not saved");
    }
    assert_eq!(now(), before);
    put("one.md", "12");
    assert!(now().0 != before.0 && now().1 != before.1);
}
