//! The teacher's edition: what stands between `<!-- teacher -->` and `<!-- /teacher -->`
//! is only in a book that is built with solutions.
use std::ops::Range;

use super::markdown::Block;
#[cfg(test)]
use super::markdown::blocks;

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
pub fn left_out(marks: &[Mark], for_teachers: bool) -> Vec<Range<usize>> {
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
    let found: Vec<_> =
        marks(text, &blocks(text)).into_iter().map(|it| it.range.start).collect();
    assert_eq!(found, [29]);
}
