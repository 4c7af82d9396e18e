//! `{{#include path:anchor}}`: the file, the anchor, and the lines between the anchor's marks.
//!
//! mdBook only logs a missing file, and shows an empty block for a missing anchor. Here both
//! are errors, so that no listing vanishes from the book unnoticed.
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::directive::{DirectiveKind, directives};
use super::markdown::CodeBlock;
use super::parsed_text::ParsedText;
use super::text::{normalize, slashes};

/// The file and the anchor of an include.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Include {
    /// The file, relative to the book's root: `code/orientation/src/lib.rs`.
    pub file: PathBuf,
    /// The anchor in the file; `None` for the whole file.
    pub anchor: Option<String>,
}

impl Include {
    /// Parses the argument of an include in the given chapter.
    pub fn parse(argument: &str, chapter: &Path) -> Self {
        let (path, anchor) = match argument.split_once(':') {
            Some((path, anchor)) => (path, Some(anchor.to_owned())),
            None => (argument, None),
        };
        let folder = Path::new("chapters").join(chapter);
        let file = normalize(&folder.parent().unwrap_or(Path::new("")).join(path));
        Include { file, anchor }
    }

    /// The include of a listing in the given chapter. `None` if the block is not a listing.
    pub fn from_listing(block: &CodeBlock, chapter: &Path) -> Option<Self> {
        let inside = directives(&block.code, &[]);
        match &inside.first().filter(|_| block.is_listing())?.kind {
            DirectiveKind::Include(argument) => Some(Include::parse(argument, chapter)),
            _ => None,
        }
    }

    /// The file's name with slashes on every system.
    pub fn name(&self) -> String {
        slashes(&self.file)
    }

    /// The name that `{{listing …}}` uses: `code/permutation/src/digits.rs:rank`.
    pub fn reference(&self) -> String {
        let parts = [self.name()].into_iter().chain(self.anchor.clone());
        parts.collect::<Vec<_>>().join(":")
    }

    /// The included text, without the lines that mark anchors, and without shared indentation.
    pub fn text(&self, root: &Path) -> Result<String, String> {
        let text = self.read_file(root)?;
        let Range { start, end } = self.line_range(&text)?;
        let lines = text.lines().take(end - 1).skip(start - 1);
        Ok(dedent(lines.filter(|line| !is_anchor_mark(line))))
    }

    /// Reads the whole file.
    pub fn read_file(&self, root: &Path) -> Result<String, String> {
        fs::read_to_string(root.join(&self.file))
            .map_err(|error| format!("cannot include {} ({error})", self.name()))
    }

    /// The line numbers of the included text, counted from 1, without the two lines that mark
    /// the anchor.
    pub fn line_range(&self, text: &str) -> Result<Range<usize>, String> {
        let name = self.name();
        let Some(anchor) = &self.anchor else { return Ok(1..text.lines().count() + 1) };
        let position = |word| {
            text.lines().position(|line| anchor_mark(line) == Some((word, anchor)))
        };
        match (position("ANCHOR"), position("ANCHOR_END")) {
            (Some(start), Some(end)) if start < end => {
                let mut lines = text.lines().take(end).skip(start);
                if lines.all(|line| line.trim().is_empty() || is_anchor_mark(line)) {
                    return Err(format!(
                        "the anchor `{anchor}` in {name} holds no line"
                    ));
                }
                Ok(start + 2..end + 1)
            }
            (Some(_), _) => Err(format!(
                "the anchor `{anchor}` in {name} does not end: \
                 close it with `// ANCHOR_END: {anchor}`"
            )),
            _ => {
                let known =
                    text.lines().filter_map(anchor_mark).filter(|m| m.0 == "ANCHOR");
                let known = match known.map(|m| m.1).collect::<Vec<_>>() {
                    known if known.is_empty() => "none".to_owned(),
                    known => known.join(", "),
                };
                Err(format!("{name} has no anchor `{anchor}`: it has {known}"))
            }
        }
    }

    /// The text as a listing shows it, with only the first paragraph of each documentation
    /// comment. The crate's page of source shows the rest.
    pub fn listing_text(&self, root: &Path) -> Result<String, String> {
        let text = self.text(root)?;
        let mut shown = String::new();
        // Whether the first paragraph of the current documentation comment has ended.
        let mut is_past_summary = false;
        for line in text.lines() {
            is_past_summary &= is_doc(line);
            is_past_summary |= is_doc(line) && line.trim().len() == "///".len();
            let is_gap = shown.is_empty() || shown.ends_with("\n\n");
            if !(is_past_summary || is_gap && line.trim().is_empty()) {
                shown += line;
                shown.push('\n');
            }
        }
        if shown.lines().all(|line| is_doc(line) || line.trim().is_empty()) {
            Err(format!("{} shows no code, only comments", self.name()))
        } else {
            Ok(shown)
        }
    }
}

/// The Markdown files that a chapter includes, each with the byte range of its directive.
pub fn markdown_includes(
    chapter: &ParsedText,
) -> impl Iterator<Item = (Range<usize>, Include)> {
    chapter.directives.iter().filter_map(|directive| match &directive.kind {
        DirectiveKind::Include(argument)
            if argument.ends_with(".md")
                && chapter.block_at(directive.range.start).is_none() =>
        {
            let include = Include::parse(argument, &chapter.path);
            Some((directive.range.clone(), include))
        }
        _ => None,
    })
}

/// Parses a line that marks an anchor: `ANCHOR` or `ANCHOR_END`, and the anchor's name.
fn anchor_mark(line: &str) -> Option<(&str, &str)> {
    ["ANCHOR_END", "ANCHOR"].into_iter().find_map(|word| {
        let name = line.split_once(word)?.1.strip_prefix(':')?.trim();
        let end = name.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '-');
        Some((word, &name[..end.unwrap_or(name.len())]))
    })
}

/// Whether a line is a documentation comment.
pub fn is_doc(line: &str) -> bool {
    ["///", "//!"].iter().any(|start| line.trim_start().starts_with(start))
}

/// Whether a line marks an anchor; such a line is never shown.
pub fn is_anchor_mark(line: &str) -> bool {
    anchor_mark(line).is_some()
}

/// Removes the indentation that all lines share, so that a method begins at the left margin as
/// a function does.
fn dedent<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let lines: Vec<_> = lines.collect();
    let indentation = |line: &&str| line.len() - line.trim_start().len();
    let shared =
        lines.iter().filter(|line| !line.trim().is_empty()).map(indentation).min();
    let cut =
        |line: &&str| line.get(shared.unwrap_or(0)..).unwrap_or("").to_owned() + "\n";
    lines.iter().map(cut).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resolves_paths_relative_to_chapter() {
        let include =
            Include::parse("../../code/a/src/lib.rs:rank", Path::new("source/a.md"));
        assert_eq!(include.name(), "code/a/src/lib.rs");
        assert_eq!(include.anchor.as_deref(), Some("rank"));
    }

    #[test]
    fn removes_shared_indentation() {
        assert_eq!(dedent("    a\n\n        b".lines()), "a\n\n    b\n");
    }
}
