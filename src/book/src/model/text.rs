//! Files, paths and texts, as a page and a rule want them.
use std::path::{Component, Path, PathBuf};

use regex::Regex;

/// A path with slashes on every system.
pub fn slashes(path: &Path) -> String {
    path.display().to_string().replace('\\', "/")
}

/// A path without `.` and `..`.
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

/// The way from a chapter up to the folder of all chapters.
pub fn relative_root(chapter: &Path) -> String {
    "../".repeat(chapter.components().count().saturating_sub(1))
}

/// Text for HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Text for an attribute of HTML.
pub fn escape_attribute(text: &str) -> String {
    escape(text).replace('"', "&quot;")
}

/// Whether a file's name ends so.
pub fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found == extension)
}

/// A pattern that stands in the source, and is right therefore.
pub fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is constant")
}
