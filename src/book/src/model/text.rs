//! Files, paths and texts, as a page and a rule want them.
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use base::fingerprint::is_hidden;
use regex::Regex;

/// A path with slashes on every system.
pub fn slashes(path: &Path) -> String {
    path.display().to_string().replace('\\', "/")
}

/// The way from a chapter up to the folder of all chapters.
pub fn up(chapter: &Path) -> String {
    "../".repeat(chapter.components().count().saturating_sub(1))
}

/// Text for HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Whether a file's name ends so.
pub fn is(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found == extension)
}

/// A pattern that stands in the source, and is right therefore.
pub fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is constant")
}

/// The files in a folder and in those below it, by their way from it, in order; nothing
/// that is hidden or not wanted, be it a file or a folder.
///
/// # Errors
/// If a folder cannot be read.
pub fn walk(folder: &Path, wanted: &dyn Fn(&Path) -> bool) -> io::Result<Vec<PathBuf>> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(inner)? {
            let entry = entry?;
            let path = entry.path();
            match is_hidden(&entry.file_name().to_string_lossy()) || !wanted(&path) {
                true => {}
                false if path.is_dir() => folders.push(path),
                false => files.extend(path.strip_prefix(folder).map(Path::to_owned)),
            }
        }
    }
    files.sort();
    Ok(files)
}
