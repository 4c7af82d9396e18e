//! Which code of a section a slide shows: its first listing and its first worked example, or
//! what is marked by a comment alone on the line above it, `<!-- slide -->`. Where code tells
//! the answer of the section's question, `<!-- slide: answer -->` puts it behind that; and
//! `<!-- slide: from let own -->` begins with the line that begins with these words.
use std::ops::Range;

use super::Chapter;
use super::markdown::Block;

/// How the mark begins.
const MARK: &str = "<!-- slide";

/// How a block is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark<'a> {
    /// To be shown.
    Shown,
    /// To be shown behind the section's questions.
    Answer,
    /// To be shown from the line on that begins with these words.
    From(&'a str),
}

impl<'a> Mark<'a> {
    /// What a comment says, if it is a mark that can be read.
    pub fn read(comment: &'a str) -> Option<Self> {
        match comment.strip_prefix(MARK)?.strip_suffix(" -->")? {
            "" => Some(Mark::Shown),
            ": answer" => Some(Mark::Answer),
            rest => rest.strip_prefix(": from ").map(Mark::From),
        }
    }
}

/// The marks of a chapter: where each stands, and its text.
pub fn marks(chapter: &Chapter) -> impl Iterator<Item = (Range<usize>, &str)> {
    let all = chapter.text.match_indices(MARK).map(|(start, _)| {
        let line = chapter.text[start..].lines().next().unwrap_or_default();
        (start..start + line.len(), line.trim_end())
    });
    all.filter(|(range, _)| chapter.block_at(range.start).is_none())
}

/// How a block of code is marked: by a comment above it, with nothing but other comments in
/// between.
pub fn mark<'a>(chapter: &'a Chapter, block: &Block) -> Option<Mark<'a>> {
    let mut above = chapter.text[..block.range.start].trim_end();
    while above.ends_with("-->") {
        let start = above.rfind("<!--")?;
        if let Some(mark) = Mark::read(&above[start..]) {
            return Some(mark);
        }
        above = above[..start].trim_end();
    }
    None
}

#[test]
fn a_mark_stands_above_its_block() {
    let text = "## A\n\n```rust\na\n```\n\n<!-- slide -->\n<!-- no_run: x -->\n```rust\nb\n```\n\n\
                <!-- slide: answer -->\n\n```rust\nc\n```\n\nText.\n\n```rust\nd\n```\n\n\
                <!-- slide: from let own -->\n```rust\ne\n```\n";
    let chapter = Chapter::parse("a.md".as_ref(), text);
    let found: Vec<_> = chapter.blocks.iter().map(|it| mark(&chapter, it)).collect();
    let from = Some(Mark::From("let own"));
    assert_eq!(found, [None, Some(Mark::Shown), Some(Mark::Answer), None, from]);
    assert_eq!(marks(&chapter).count(), 3);
}
