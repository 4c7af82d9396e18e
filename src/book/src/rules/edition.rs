//! The two editions: what begins for teachers alone also ends, and no page that students get
//! leads to one that they do not get.
use std::path::{Path, PathBuf};

use pulldown_cmark::{Event, Tag};

use crate::model::directive::Kind;
use crate::model::edition::{BEGIN, END, Edition, Mark, PART, left_out};
use crate::model::text::{plain_path, slashes};
use crate::model::{Chapter, Names};

/// Links of a page that students get, to pages that they do not get. What is for teachers
/// alone may lead there. What pages are made of is none: it may be shown to either.
pub fn links(chapter: &Chapter, names: &Names) -> Vec<(usize, String)> {
    if chapter.name.is_empty() || names.for_teachers.contains(&chapter.path) {
        return Vec::new();
    }
    let left_out = left_out(&chapter.marks, Edition::Students);
    let written = chapter.events.iter().filter_map(|(event, range)| match event {
        Event::Start(Tag::Link { dest_url, .. }) => {
            Some((range.start, target(&chapter.path, dest_url)?))
        }
        _ => None,
    });
    let named = chapter.directives.iter().filter_map(|directive| {
        let Kind::Reference(sort, name) = &directive.kind else { return None };
        let numbered = names.numbered.find(*sort, name).ok()?;
        Some((directive.range.start, numbered.chapter.clone()))
    });
    let wrong = written.chain(named).filter(|(at, page)| {
        names.for_teachers.contains(page) && !left_out.iter().any(|it| it.contains(at))
    });
    let told = wrong.map(|(at, page)| {
        let message = format!(
            "{} stands in the part `{PART}`, which students do not get: say it without a \
             link, or between `{BEGIN}` and `{END}`",
            slashes(&page)
        );
        (chapter.line(at), message)
    });
    told.collect()
}

/// The page that a relative address means on another page.
fn target(page: &Path, address: &str) -> Option<PathBuf> {
    let path = address.split('#').next().filter(|path| path.ends_with(".md"))?;
    Some(plain_path(&page.parent()?.join(path)))
}

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
