//! Two editions. What students get lacks the pages of one part of `SUMMARY.md`, and what
//! stands between `<!-- teacher -->` and `<!-- /teacher -->`; teachers get these as well, and
//! pages of solutions.
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::PathBuf;

use mdbook_driver::book::{Book, BookItem};

use super::markdown::CodeBlock;

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
pub const TEACHERS_PART: &str = "For teachers";

/// The pages of that part, by their files.
pub fn teacher_pages(book: &Book) -> BTreeSet<PathBuf> {
    let mut pages = BTreeSet::new();
    let mut inside = false;
    for item in &book.items {
        match item {
            BookItem::PartTitle(title) => inside = title == TEACHERS_PART,
            BookItem::Separator => inside = false,
            BookItem::Chapter(_) if inside => add_with_subpages(item, &mut pages),
            BookItem::Chapter(_) => {}
        }
    }
    pages
}

/// Adds a page and those below it.
fn add_with_subpages(item: &BookItem, pages: &mut BTreeSet<PathBuf>) {
    if let BookItem::Chapter(chapter) = item {
        pages.extend(chapter.path.clone());
        chapter.sub_items.iter().for_each(|below| add_with_subpages(below, pages));
    }
}

/// Begins what only teachers see.
pub const TEACHER_BEGIN: &str = "<!-- teacher -->";
/// Ends it.
pub const TEACHER_END: &str = "<!-- /teacher -->";

/// A line that begins or ends what only teachers see.
#[derive(Debug)]
pub struct EditionMark {
    /// Where it stands, its end included.
    pub range: Range<usize>,
    /// Whether it begins something.
    pub begins: bool,
}

/// The marks of a text. What stands in a code block is none.
pub fn edition_marks(text: &str, blocks: &[CodeBlock]) -> Vec<EditionMark> {
    let mut at = 0;
    let lines = text.split_inclusive('\n').map(|line| {
        at += line.len();
        (at - line.len()..at, line.trim())
    });
    let in_code = |at| blocks.iter().any(|block| block.range.contains(&at));
    let marks = lines.filter(|(range, line)| {
        [TEACHER_BEGIN, TEACHER_END].contains(line) && !in_code(range.start)
    });
    marks
        .map(|(range, line)| EditionMark { range, begins: line == TEACHER_BEGIN })
        .collect()
}

/// What an edition leaves out: the marks, and, for students, what stands between them.
pub fn omitted_ranges(marks: &[EditionMark], edition: Edition) -> Vec<Range<usize>> {
    let for_teachers = edition == Edition::Teachers;
    let mut cuts: Vec<Range<usize>> = Vec::new();
    for EditionMark { range, begins } in marks {
        match cuts.last_mut() {
            Some(cut) if !for_teachers && !begins => cut.end = range.end,
            _ => cuts.push(range.clone()),
        }
    }
    cuts
}

#[test]
fn ignores_marks_in_code_blocks() {
    let text = "```text\n<!-- teacher -->\n```\n<!-- teacher -->\n";
    let found: Vec<_> = edition_marks(text, &super::markdown::blocks(text))
        .into_iter()
        .map(|it| it.range.start)
        .collect();
    assert_eq!(found, [29]);
}
