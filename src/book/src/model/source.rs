//! The source files of the crates. `{{#source orientation}}` shows every file of a crate, so
//! that none is forgotten. A large crate has several pages: `{{#source rows}}` leaves out the
//! files that `{{#source rows/src/sliding}}` or `{{#source rows/src/word.rs}}` shows elsewhere.
use std::io;
use std::path::Path;

use super::text::{has_extension, slashes};
use base::folder::walk;

/// The Rust files in a folder of a crate, `src` or `tests`, as `code/orientation/src/lib.rs`:
/// `lib.rs` and `mod.rs` first, then by name. A missing folder is empty.
pub fn rust_files(root: &Path, krate: &str, folder: &str) -> io::Result<Vec<String>> {
    let folder = format!("code/{krate}/{folder}");
    if !root.join(&folder).is_dir() {
        return Ok(Vec::new());
    }
    let mut files =
        walk(&root.join(&folder), &|path| path.is_dir() || has_extension(path, "rs"))?;
    files.sort_by_cached_key(|file| {
        let parts = file.components().map(|part| part.as_os_str().to_owned());
        parts.map(|it| (it != "lib.rs" && it != "mod.rs", it)).collect::<Vec<_>>()
    });
    Ok(files.iter().map(|file| format!("{folder}/{}", slashes(file))).collect())
}

/// The files that a part shows: all files in the part, except those in a smaller part of it.
pub fn files_of_part<'a>(
    root: &Path,
    part: &str,
    parts: impl Iterator<Item = &'a str> + Clone,
) -> io::Result<Vec<String>> {
    let krate = part.split('/').next().unwrap_or(part);
    let mut all = rust_files(root, krate, "src")?;
    all.extend(rust_files(root, krate, "tests")?);
    all.retain(|file| {
        let mut inner_parts = parts.clone().filter(|other| other.len() > part.len());
        part_contains(part, file)
            && !inner_parts.any(|other| part_contains(other, file))
    });
    Ok(all)
}

/// Whether a part, a crate, a folder or a file, contains a file.
pub fn part_contains(part: &str, file: &str) -> bool {
    let rest = file.strip_prefix("code/").and_then(|file| file.strip_prefix(part));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The id of a file's heading: `puzzle-src-lib-rs` for `code/puzzle/src/lib.rs`.
pub fn heading_id(file: &str) -> String {
    file.trim_start_matches("code/").replace(['/', '.'], "-")
}

/// The id of the first line of an item: `puzzle-src-lib-rs-L20`.
pub fn line_id(file: &str, line: usize) -> String {
    format!("{}-L{line}", heading_id(file))
}

#[cfg(test)]
mod tests {
    use super::part_contains;

    #[test]
    fn part_is_crate_folder_or_file() {
        for part in ["a", "a/src", "a/src/b", "a/src/b/c.rs"] {
            assert!(part_contains(part, "code/a/src/b/c.rs"), "{part}");
        }
        for part in ["a/src/b/c", "a/sr", "b", "a/src/b/c.rs/d"] {
            assert!(!part_contains(part, "code/a/src/b/c.rs"), "{part}");
        }
    }
}
