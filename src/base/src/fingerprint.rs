//! Whether files have changed: a hash of their names and contents.
use std::collections::hash_map::DefaultHasher;
use std::fs::{self, Metadata};
use std::hash::{Hash, Hasher};
use std::io;
use std::path::Path;

/// The hash of files and of everything in folders, in whatever order they are named.
/// What does not exist counts as empty; the folder `chapters/api`, which is generated, is
/// left out, and so are hidden files, in which editors keep what is not saved yet.
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

/// The same of names, dates and sizes: where it is another one, it is worth the while to
/// read the files. While a file vanishes, it is yet another one.
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
    parts.iter().try_for_each(|part| visit(part, file))
}

fn visit(
    path: &Path,
    file: &mut impl FnMut(&Path, &Metadata) -> io::Result<()>,
) -> io::Result<()> {
    let Ok(about) = fs::metadata(path) else { return Ok(()) };
    if about.is_dir() && !path.ends_with("chapters/api") {
        let mut paths = Vec::new();
        for entry in fs::read_dir(path)? {
            let entry = entry?;
            if !is_hidden(&entry.file_name().to_string_lossy()) {
                paths.push(entry.path());
            }
        }
        paths.sort();
        paths.iter().try_for_each(|path| visit(path, file))?;
    } else if about.is_file() {
        file(path, &about)?;
    }
    Ok(())
}

/// Whether nobody means a file of that name to be a source: an editor keeps what is not
/// saved yet in it, or a system or this tool its own.
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
