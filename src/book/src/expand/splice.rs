//! A text with replacements of byte ranges, which may be nested.
use std::collections::BTreeMap;
use std::ops::Range;

use crate::model::markdown::splice;

/// A text and the replacements of its byte ranges.
pub struct Splice<'a> {
    text: &'a str,
    /// Maps the start of each replaced range to its end and the new text.
    edits: BTreeMap<usize, (usize, String)>,
}

impl<'a> Splice<'a> {
    /// A text without replacements.
    pub fn new(text: &'a str) -> Self {
        Splice { text, edits: BTreeMap::new() }
    }

    /// Replaces a range, and discards replacements inside it.
    pub fn replace(&mut self, range: Range<usize>, new: String) {
        self.edits.retain(|start, _| !range.contains(start));
        self.edits.insert(range.start, (range.end, new));
    }

    /// Whether there is a replacement inside a range.
    pub fn has_edit_in(&self, range: Range<usize>) -> bool {
        self.edits.range(range).next().is_some()
    }

    /// The text of a range after the replacements so far. A replaced range that begins inside may
    /// end after it, as a comment `holds:` with its line break does at the end of a table.
    pub fn current(&self, range: Range<usize>) -> String {
        let inside = self.edits.range(range.clone()).map(|(&start, (end, new))| {
            let end = range.end.min(*end);
            (start - range.start..end - range.start, new.clone())
        });
        splice(&self.text[range.clone()], inside)
    }

    /// The whole text after all replacements.
    pub fn finish(self) -> String {
        splice(self.text, self.edits.into_iter().map(|(at, (end, new))| (at..end, new)))
    }
}

#[test]
fn outer_edit_keeps_inner_edits() {
    let mut text = Splice::new("a [b {c}] d");
    text.replace(5..8, "C".to_owned());
    assert_eq!(text.current(2..9), "[b C]");
    text.replace(2..9, format!("({})", text.current(3..8)));
    assert_eq!(text.finish(), "a (b C) d");
}
