//! Addresses and texts as a page has them.
use std::path::Path;

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
