//! The search index, without what the book's own search does not read: two thirds of it.
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base::folder;
use serde_json::{Value, json};

use crate::model::text::is;

/// What mdBook writes around the index, which stands in quotes.
const BEFORE: &str = "window.search = Object.assign(window.search, JSON.parse('";
const AFTER: &str = "'));";

/// Leaves of a book's search index the texts of its sections.
///
/// # Errors
/// If it is not written as mdBook writes it, or cannot be replaced.
pub fn slim(book: &Path) -> Result<()> {
    for entry in folder::entries(book)? {
        let path = entry.path();
        let is_index = entry.file_name().to_string_lossy().starts_with("searchindex-");
        if is_index && is(&path, "js") {
            let index = fs::read_to_string(&path)?;
            let slimmed = slimmed(&index);
            let slimmed = slimmed.with_context(|| {
                format!("{} is no index of mdBook's", path.display())
            })?;
            fs::write(&path, slimmed)?;
        }
    }
    Ok(())
}

fn slimmed(script: &str) -> Option<String> {
    let quoted = script.strip_prefix(BEFORE)?.trim_end().strip_suffix(AFTER)?;
    let mut config: Value = serde_json::from_str(&unquoted(quoted)).ok()?;
    let mut texts = config["index"]["documentStore"]["docs"].take();
    for text in texts.as_object_mut()?.values_mut() {
        // In a text of code the ends of lines are white space like any other.
        let body = text["body"].as_str()?;
        text["body"] = body.split_whitespace().collect::<Vec<_>>().join(" ").into();
    }
    config["index"] = json!({ "documentStore": { "docs": texts } });
    let quoted = config.to_string().replace('\\', "\\\\").replace('\'', "\\'");
    Some(format!("{BEFORE}{quoted}{AFTER}"))
}

/// A text of a script without its quotes.
fn unquoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        out.extend(if letter == '\\' { letters.next() } else { Some(letter) });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_an_index_the_texts_stay() {
        let doc = json!({"title": "God's \"a\\b\"", "body": " one\n  two ", "id": "0"});
        let index = json!({"doc_urls": ["a.html"], "index": {
            "index": {"body": {"root": {}}},
            "documentStore": {"docs": {"0": doc}, "length": 1},
        }});
        let quoted = index.to_string().replace('\\', "\\\\").replace('\'', "\\'");
        let script = slimmed(&format!("{BEFORE}{quoted}{AFTER}\n")).unwrap();
        let quoted = script.strip_prefix(BEFORE).unwrap().strip_suffix(AFTER).unwrap();
        let slim: Value = serde_json::from_str(&unquoted(quoted)).unwrap();
        let doc = json!({"title": "God's \"a\\b\"", "body": "one two", "id": "0"});
        let right = json!({"doc_urls": ["a.html"], "index": {"documentStore": {"docs": {"0": doc}}}});
        assert_eq!(slim, right);
        assert_eq!(slimmed("window.search = {}"), None);
    }
}
