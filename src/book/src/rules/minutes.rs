//! How long a section takes in class: its mark can be read, and stands under its heading.
use std::path::Path;

use crate::model::headings::MINUTES;
use crate::model::{Chapter, Names};

/// The marks of a chapter that cannot be read, or do not stand under a heading.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let is_read = |start: usize| {
        let mut sections = chapter.sections.iter();
        sections.any(|section| {
            section.minutes.is_some()
                && section.mark.as_ref().is_some_and(|mark| mark.start == start)
        })
    };
    let marks = chapter.text.match_indices(MINUTES).map(|(start, _)| start);
    let wrong =
        marks.filter(|start| chapter.block_at(*start).is_none() && !is_read(*start));
    let told = wrong.map(|start| {
        let mark = chapter.text[start..].lines().next().unwrap_or_default();
        let message = format!(
            "found `{mark}`: under a heading `## …`, before anything else, stands `<!-- \
             minutes: 12 -->`, or `<!-- minutes: 12 optional -->`"
        );
        (chapter.line(start), message)
    });
    told.collect()
}

/// What is wrong with `{{time}}`: the chapter does not say.
pub fn none(chapter: &Path, names: &Names) -> Option<String> {
    let chapter = names.chapters.iter().find(|it| it.path == chapter)?;
    let is_timed = chapter.sections.iter().any(|section| section.minutes.is_some());
    (!is_timed).then(|| {
        "no section of this chapter says how long it takes: write `<!-- minutes: 12 -->` \
         under the headings"
            .to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_marks_are_refused() {
        let found = |text: &str| check(&Chapter::parse("a.md".as_ref(), text));
        for mark in
            ["<!-- minutes: 0 -->", "<!-- minutes: ten -->", "<!-- minutes 5 -->"]
        {
            let found = found(&format!("## A\n\n{mark}\n"));
            assert!(found[0].1.starts_with(&format!("found `{mark}`")), "{found:?}");
        }
        assert_eq!(found("# A\n\n<!-- minutes: 5 -->\n").len(), 1);
        assert_eq!(found("```text\n<!-- minutes: x -->\n```\n"), []);
    }
}
