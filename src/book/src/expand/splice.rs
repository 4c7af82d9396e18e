//! A text in which parts are replaced, all at once.
use std::collections::BTreeMap;
use std::ops::Range;

use crate::model::markdown::splice;

/// What takes the place of parts of a text.
pub struct Splice<'a> {
    text: &'a str,
    /// By the place where each begins: where it ends, and what stands there instead.
    parts: BTreeMap<usize, (usize, String)>,
}

impl<'a> Splice<'a> {
    /// A text in which nothing is replaced yet.
    pub fn new(text: &'a str) -> Self {
        Splice { text, parts: BTreeMap::new() }
    }

    /// Puts something in the place of a part, and of all that has been put inside it.
    pub fn put(&mut self, range: Range<usize>, new: String) {
        self.parts.retain(|start, _| !range.contains(start));
        self.parts.insert(range.start, (range.end, new));
    }

    /// Whether something has been put inside a part.
    pub fn has(&self, range: Range<usize>) -> bool {
        self.parts.range(range).next().is_some()
    }

    /// A part as it is by now.
    pub fn show(&self, range: Range<usize>) -> String {
        let inside = self.parts.range(range.clone()).map(|(start, (end, new))| {
            (start - range.start..end - range.start, new.clone())
        });
        splice(&self.text[range.clone()], inside)
    }

    /// The whole text as it is by now.
    pub fn finish(self) -> String {
        splice(self.text, self.parts.into_iter().map(|(at, (end, new))| (at..end, new)))
    }
}

#[test]
fn what_lies_around_shows_what_was_put_inside() {
    let mut text = Splice::new("a [b {c}] d");
    text.put(5..8, "C".to_owned());
    assert_eq!(text.show(2..9), "[b C]");
    text.put(2..9, format!("({})", text.show(3..8)));
    assert_eq!(text.finish(), "a (b C) d");
}
