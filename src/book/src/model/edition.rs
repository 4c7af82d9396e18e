//! Two editions. What students get lacks the pages of one part of `SUMMARY.md`, and what
//! stands between `<!-- teacher -->` and `<!-- /teacher -->`; teachers get these as well, and
//! pages of solutions.
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::PathBuf;

use mdbook_driver::book::{Book, BookItem};

use super::markdown::Block;

/// Whom a book is built for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Edition {
    /// Students, and everyone else: what is published.
    #[default]
    Students,
    /// Teachers: all pages, with the answers.
    Teachers,
}

/// The title in `SUMMARY.md` of the part that teachers alone get: its pages, up to the next
/// title or line.
pub const PART: &str = "For teachers";

/// The pages of that part, by their files.
pub fn for_teachers(book: &Book) -> BTreeSet<PathBuf> {
    let mut pages = BTreeSet::new();
    let mut inside = false;
    for item in &book.items {
        match item {
            BookItem::PartTitle(title) => inside = title == PART,
            BookItem::Separator => inside = false,
            BookItem::Chapter(_) if inside => add(item, &mut pages),
            BookItem::Chapter(_) => {}
        }
    }
    pages
}

/// Adds a page and those below it.
fn add(item: &BookItem, pages: &mut BTreeSet<PathBuf>) {
    if let BookItem::Chapter(chapter) = item {
        pages.extend(chapter.path.clone());
        chapter.sub_items.iter().for_each(|below| add(below, pages));
    }
}

/// Begins what only teachers see.
pub const BEGIN: &str = "<!-- teacher -->";
/// Ends it.
pub const END: &str = "<!-- /teacher -->";

/// A line that begins or ends what only teachers see.
#[derive(Debug)]
pub struct Mark {
    /// Where it stands, its end included.
    pub range: Range<usize>,
    /// Whether it begins something.
    pub begins: bool,
}

/// The marks of a text. What stands in a code block is none.
pub fn marks(text: &str, blocks: &[Block]) -> Vec<Mark> {
    let mut at = 0;
    let lines = text.split_inclusive('\n').map(|line| {
        at += line.len();
        (at - line.len()..at, line.trim())
    });
    let in_code = |at| blocks.iter().any(|block| block.range.contains(&at));
    let marks = lines
        .filter(|(range, line)| [BEGIN, END].contains(line) && !in_code(range.start));
    marks.map(|(range, line)| Mark { range, begins: line == BEGIN }).collect()
}

/// What an edition leaves out: the marks, and, for students, what stands between them.
pub fn left_out(marks: &[Mark], edition: Edition) -> Vec<Range<usize>> {
    let for_teachers = edition == Edition::Teachers;
    let mut cuts: Vec<Range<usize>> = Vec::new();
    for Mark { range, begins } in marks {
        match cuts.last_mut() {
            Some(cut) if !for_teachers && !begins => cut.end = range.end,
            _ => cuts.push(range.clone()),
        }
    }
    cuts
}

#[test]
fn a_mark_that_is_shown_is_none() {
    let text = "```text\n<!-- teacher -->\n```\n<!-- teacher -->\n";
    let found: Vec<_> = marks(text, &super::markdown::blocks(text))
        .into_iter()
        .map(|it| it.range.start)
        .collect();
    assert_eq!(found, [29]);
}
