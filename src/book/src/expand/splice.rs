//! A text in which parts are replaced, all at once.
use std::collections::BTreeMap;
use std::ops::Range;

use crate::model::markdown::splice;

/// What takes the place of parts of a text.
pub struct Splice<'a> {
    text: &'a str,
    /// By the place where each begins: where it ends, and what stands there instead.
    edits: BTreeMap<usize, (usize, String)>,
}

impl<'a> Splice<'a> {
    /// A text in which nothing is replaced yet.
    pub fn new(text: &'a str) -> Self {
        Splice { text, edits: BTreeMap::new() }
    }

    /// Puts something in the place of a part, and of all that has been put inside it.
    pub fn replace(&mut self, range: Range<usize>, new: String) {
        self.edits.retain(|start, _| !range.contains(start));
        self.edits.insert(range.start, (range.end, new));
    }

    /// Whether something has been put inside a part.
    pub fn has_edit_in(&self, range: Range<usize>) -> bool {
        self.edits.range(range).next().is_some()
    }

    /// A part as it is by now.
    pub fn current(&self, range: Range<usize>) -> String {
        let inside = self.edits.range(range.clone()).map(|(start, (end, new))| {
            (start - range.start..end - range.start, new.clone())
        });
        splice(&self.text[range.clone()], inside)
    }

    /// The whole text as it is by now.
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
