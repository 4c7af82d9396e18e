//! The two editions: what begins for teachers alone also ends, and no page that students get
//! leads to one that they do not get.
use std::path::{Component, Path, PathBuf};

use pulldown_cmark::{Event, Tag};

use crate::model::directive::Kind;
use crate::model::edition::{BEGIN, END, Edition, PART, left_out};
use crate::model::text::slashes;
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
    let mut target = page.parent().unwrap_or(Path::new("")).to_owned();
    for part in Path::new(path).components() {
        match part {
            Component::ParentDir => target.pop().then_some(())?,
            Component::Normal(part) => target.push(part),
            _ => {}
        }
    }
    Some(target)
}

/// Marks that do not come in pairs.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let mut open = None;
    let mut problems = Vec::new();
    for mark in &chapter.marks {
        let line = chapter.line(mark.range.start);
        let message = match (mark.begins, open) {
            (true, None) => {
                open = Some(line);
                continue;
            }
            (false, Some(_)) => {
                open = None;
                continue;
            }
            (true, Some(first)) => {
                format!(
                    "`{BEGIN}` is open since line {first}: close it first by `{END}`"
                )
            }
            (false, None) => format!("no `{BEGIN}` is open here"),
        };
        problems.push((line, message));
    }
    let unclosed = |line| (line, format!("`{BEGIN}` is not closed by `{END}`"));
    problems.extend(open.map(unclosed));
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_come_in_pairs() {
        let lines = |text| -> Vec<usize> {
            let chapter = Chapter::parse("a.md".as_ref(), text);
            check(&chapter).into_iter().map(|(line, _)| line).collect()
        };
        assert_eq!(lines("<!-- teacher -->\nA\n<!-- teacher -->\n"), [3, 1]);
        assert_eq!(lines("A\n<!-- /teacher -->\n"), [2]);
        assert_eq!(lines("<!-- teacher -->\nA\n<!-- /teacher -->\n"), [0; 0]);
    }
}
