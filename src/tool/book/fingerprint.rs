//! Whether files have changed: a hash of their names and contents.
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::Path;

/// The hash of files and of everything in folders, in whatever order they are named.
/// What does not exist counts as empty; the folder `chapters/api`, which is generated, is
/// left out.
pub fn fingerprint(root: &Path, parts: &[impl AsRef<Path>]) -> io::Result<u64> {
    let mut hash = DefaultHasher::new();
    let mut parts: Vec<_> = parts.iter().map(|part| root.join(part)).collect();
    parts.sort();
    parts.iter().try_for_each(|part| add(part, &mut hash))?;
    Ok(hash.finish())
}

fn add(path: &Path, hash: &mut DefaultHasher) -> io::Result<()> {
    if path.is_dir() && !path.ends_with("chapters/api") {
        let entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path()));
        let mut paths: Vec<_> = entries.collect::<io::Result<_>>()?;
        paths.sort();
        paths.iter().try_for_each(|path| add(path, hash))?;
    } else if path.is_file() {
        path.hash(hash);
        fs::read(path)?.hash(hash);
    }
    Ok(())
}
