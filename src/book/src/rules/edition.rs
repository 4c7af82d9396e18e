//! The rule for the marks around teachers' text: they come in pairs.
use crate::model::ParsedText;
use crate::model::edition::{EditionMark, TEACHER_BEGIN, TEACHER_END};

/// The problems with marks that do not come in pairs.
pub fn check(chapter: &ParsedText) -> Vec<(usize, String)> {
    let mut is_open = false;
    for mark in &chapter.edition_marks {
        if mark.is_begin == is_open {
            let message =
                format!("`{TEACHER_BEGIN}` and `{TEACHER_END}` do not come in turn");
            return vec![(chapter.line(mark.range.start), message)];
        }
        is_open = mark.is_begin;
    }
    let last = chapter.edition_marks.last().filter(|_| is_open);
    let unclosed = |mark: &EditionMark| {
        (
            chapter.line(mark.range.start),
            format!("`{TEACHER_BEGIN}` is not closed by `{TEACHER_END}`"),
        )
    };
    last.map(unclosed).into_iter().collect()
}

#[test]
fn refuses_unpaired_marks() {
    let lines = |text| -> Vec<usize> {
        let chapter = ParsedText::parse("a.md".as_ref(), text);
        check(&chapter).into_iter().map(|(line, _)| line).collect()
    };
    assert_eq!(lines("<!-- teacher -->\nA\n<!-- teacher -->\n"), [3]);
    assert_eq!(lines("A\n<!-- /teacher -->\n"), [2]);
    assert_eq!(lines("A\n<!-- teacher -->\n"), [2]);
    assert_eq!(lines("<!-- teacher -->\nA\n<!-- /teacher -->\n"), [0; 0]);
}
