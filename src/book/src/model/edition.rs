//! The two editions of the book. The students' edition omits one part of `SUMMARY.md` and all
//! text between `<!-- teacher -->` and `<!-- /teacher -->`. The teachers' edition has both, and
//! pages of solutions.
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::PathBuf;

use mdbook_driver::book::{Book, BookItem};

use super::markdown::CodeBlock;

/// The readers for whom a book is built.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Edition {
    /// Students, and everyone else: what is published.
    #[default]
    Students,
    /// Teachers: all pages, with the answers.
    Teachers,
}

/// The title in `SUMMARY.md` of the part for teachers: all pages up to the next title or
/// separator.
pub const TEACHERS_PART: &str = "For teachers";

/// The files of the pages that only teachers get.
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

/// Adds a page and its subpages.
fn add_with_subpages(item: &BookItem, pages: &mut BTreeSet<PathBuf>) {
    if let BookItem::Chapter(chapter) = item {
        pages.extend(chapter.path.clone());
        chapter.sub_items.iter().for_each(|below| add_with_subpages(below, pages));
    }
}

/// The line that begins a passage that only teachers see.
pub const TEACHER_BEGIN: &str = "<!-- teacher -->";
/// The line that ends a passage that only teachers see.
pub const TEACHER_END: &str = "<!-- /teacher -->";

/// A line that begins or ends text that only teachers see.
#[derive(Debug)]
pub struct EditionMark {
    /// Its byte range, including the line break.
    pub range: Range<usize>,
    /// Whether it is the beginning.
    pub is_begin: bool,
}

/// Finds the marks of a text, except in code blocks.
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
        .map(|(range, line)| EditionMark { range, is_begin: line == TEACHER_BEGIN })
        .collect()
}

/// The byte ranges that an edition omits: the marks themselves, and for students all text
/// between them.
pub fn omitted_ranges(marks: &[EditionMark], edition: Edition) -> Vec<Range<usize>> {
    let for_teachers = edition == Edition::Teachers;
    let mut cuts: Vec<Range<usize>> = Vec::new();
    for EditionMark { range, is_begin } in marks {
        match cuts.last_mut() {
            Some(cut) if !for_teachers && !is_begin => cut.end = range.end,
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
