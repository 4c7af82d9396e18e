//! The two editions: what begins for teachers alone also ends.
use crate::model::Chapter;
use crate::model::edition::{BEGIN, END, Mark};

/// Marks that do not come in pairs.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let mut is_open = false;
    for mark in &chapter.marks {
        if mark.begins == is_open {
            let message = format!("`{BEGIN}` and `{END}` do not come in turn");
            return vec![(chapter.line(mark.range.start), message)];
        }
        is_open = mark.begins;
    }
    let last = chapter.marks.last().filter(|_| is_open);
    let unclosed = |mark: &Mark| {
        (chapter.line(mark.range.start), format!("`{BEGIN}` is not closed by `{END}`"))
    };
    last.map(unclosed).into_iter().collect()
}

#[test]
fn marks_come_in_pairs() {
    let lines = |text| -> Vec<usize> {
        let chapter = Chapter::parse("a.md".as_ref(), text);
        check(&chapter).into_iter().map(|(line, _)| line).collect()
    };
    assert_eq!(lines("<!-- teacher -->\nA\n<!-- teacher -->\n"), [3]);
    assert_eq!(lines("A\n<!-- /teacher -->\n"), [2]);
    assert_eq!(lines("A\n<!-- teacher -->\n"), [2]);
    assert_eq!(lines("<!-- teacher -->\nA\n<!-- /teacher -->\n"), [0; 0]);
}
