//! The files of the crates: `{{#source orientation}}` shows every file of one, so none can be
//! forgotten. A large crate has several pages: what `{{#source rows/src/sliding}}` or
//! `{{#source rows/src/word.rs}}` shows is left out where `{{#source rows}}` stands.
use std::io;
use std::path::Path;

use super::text::{is, slashes};
use base::folder::walk;

/// The Rust files of a crate, as `code/orientation/src/lib.rs`: its map first, then
/// the rest by name. The folder is `src` or `tests`; one that is missing is empty.
pub fn files(root: &Path, krate: &str, folder: &str) -> io::Result<Vec<String>> {
    let folder = format!("code/{krate}/{folder}");
    if !root.join(&folder).is_dir() {
        return Ok(Vec::new());
    }
    let mut files = walk(&root.join(&folder), &|path| path.is_dir() || is(path, "rs"))?;
    files.sort_by_cached_key(|file| {
        let parts = file.components().map(|part| part.as_os_str().to_owned());
        parts.map(|it| (it != "lib.rs" && it != "mod.rs", it)).collect::<Vec<_>>()
    });
    Ok(files.iter().map(|file| format!("{folder}/{}", slashes(file))).collect())
}

/// The files that one of the parts shows: those that lie in it, and in no other part
/// within it.
pub fn own<'a>(
    root: &Path,
    part: &str,
    parts: impl Iterator<Item = &'a str> + Clone,
) -> io::Result<Vec<String>> {
    let krate = part.split('/').next().unwrap_or(part);
    let mut all = files(root, krate, "src")?;
    all.extend(files(root, krate, "tests")?);
    all.retain(|file| {
        let mut others = parts.clone().filter(|other| other.len() > part.len());
        holds(part, file) && !others.any(|other| holds(other, file))
    });
    Ok(all)
}

/// Whether a part is a file, or a folder in which the file lies.
pub fn holds(part: &str, file: &str) -> bool {
    let rest = file.strip_prefix("code/").and_then(|file| file.strip_prefix(part));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The id of a file's heading: `code/puzzle/src/lib.rs` is under `puzzle-src-lib-rs`.
pub fn heading_id(file: &str) -> String {
    file.trim_start_matches("code/").replace(['/', '.'], "-")
}

/// The id of a line in which an item begins, its documentation included:
/// `puzzle-src-lib-rs-L20`.
pub fn line_id(file: &str, line: usize) -> String {
    format!("{}-L{line}", heading_id(file))
}

#[cfg(test)]
mod tests {
    use super::holds;

    #[test]
    fn a_part_is_a_crate_a_folder_or_a_file() {
        for part in ["a", "a/src", "a/src/b", "a/src/b/c.rs"] {
            assert!(holds(part, "code/a/src/b/c.rs"), "{part}");
        }
        for part in ["a/src/b/c", "a/sr", "b", "a/src/b/c.rs/d"] {
            assert!(!holds(part, "code/a/src/b/c.rs"), "{part}");
        }
    }
}
