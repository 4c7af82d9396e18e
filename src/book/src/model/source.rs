//! The files of the crates: `{{#source orientation}}` shows every file of one, so none can be
//! forgotten. A large crate has several pages: what `{{#source rows/src/sliding}}` shows
//! is left out where `{{#source rows}}` stands.
use std::fs;
use std::io;
use std::path::Path;

/// The Rust files of a crate, as `code/orientation/src/lib.rs`: its map first, then
/// the rest by name. The folder is `src` or `tests`; one that is missing is empty.
pub fn files(root: &Path, krate: &str, folder: &str) -> io::Result<Vec<String>> {
    let mut files = Vec::new();
    let folder = format!("code/{krate}/{folder}");
    if root.join(&folder).is_dir() {
        add(root, &folder, &mut files)?;
    }
    Ok(files)
}

/// The files that one of the parts shows: those that lie in it, and in no other part
/// within it.
pub fn own<'a>(
    root: &Path,
    part: &str,
    parts: impl Iterator<Item = &'a str> + Clone,
) -> io::Result<Vec<String>> {
    let holds = |part: &str, file: &str| file.starts_with(&format!("code/{part}/"));
    let krate = part.split('/').next().unwrap_or(part);
    let mut all = files(root, krate, "src")?;
    all.extend(files(root, krate, "tests")?);
    all.retain(|file| {
        let others = parts.clone().filter(|other| other.len() > part.len());
        holds(part, file) && !others.into_iter().any(|other| holds(other, file))
    });
    Ok(all)
}

fn add(root: &Path, folder: &str, files: &mut Vec<String>) -> io::Result<()> {
    let mut names: Vec<_> = fs::read_dir(root.join(folder))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    let is_map = |name: &str| name == "lib.rs" || name == "mod.rs";
    names.sort_by_key(|name| (!is_map(name), name.clone()));
    for name in names {
        let path = format!("{folder}/{name}");
        if root.join(&path).is_dir() {
            add(root, &path, files)?;
        } else if name.ends_with(".rs") {
            files.push(path);
        }
    }
    Ok(())
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
