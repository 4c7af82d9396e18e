//! Helpers for paths, HTML and regular expressions.
use std::path::{Component, Path, PathBuf};

use regex::Regex;

/// A path with slashes on every system.
pub fn slashes(path: &Path) -> String {
    path.display().to_string().replace('\\', "/")
}

/// Removes `.` and `..` from a path.
pub fn normalize(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir if out.file_name().is_some() => _ = out.pop(),
            Component::CurDir => {}
            part => out.push(part),
        }
    }
    out
}

/// The file of a relative address on a page. `None` if it is outside the book.
pub fn resolve(page: &Path, address: &str) -> Option<PathBuf> {
    let file = normalize(&page.parent().unwrap_or(Path::new("")).join(address));
    (!file.has_root() && !file.starts_with("..")).then_some(file)
}

/// The relative path from a page up to the folder of all chapters: `../` for each folder.
pub fn relative_root(chapter: &Path) -> String {
    "../".repeat(chapter.components().count().saturating_sub(1))
}

/// Escapes text for HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Escapes text for an attribute of HTML.
pub fn escape_attribute(text: &str) -> String {
    escape(text).replace('"', "&quot;")
}

/// Whether a file has this extension.
pub fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found == extension)
}

/// Compiles a pattern that is a constant of this program.
pub fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is constant")
}
