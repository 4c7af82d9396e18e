//! How long a section takes in class: its mark can be read, and stands under its heading.
use std::path::Path;

use crate::model::headings::{MINUTES, Section};
use crate::model::{Chapter, Names};

/// The most minutes that a chapter may need in class: with its exercises that fills two
/// lessons.
const MOST: u32 = 80;

/// The marks of a chapter that cannot be read, or do not stand under a heading; and too
/// many minutes.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let mut problems = Vec::new();
    let needed = chapter.sections.iter().filter(|section| !section.optional);
    let sum: u32 = needed.filter_map(|section| section.minutes).sum();
    if sum > MOST {
        let message = format!(
            "the chapter needs {sum} minutes in class, and {MOST} are the most: make two of \
             it, or write `<!-- minutes: 12 optional -->` where nothing later needs it"
        );
        problems.push((1, message));
    }
    for (start, _) in chapter.text.match_indices(MINUTES) {
        let is_here =
            |s: &&Section| s.mark.as_ref().is_some_and(|mark| mark.start == start);
        let section = chapter.sections.iter().find(is_here);
        let message = match section {
            _ if chapter.block_at(start).is_some() => continue,
            Some(Section { minutes: Some(_), .. }) => continue,
            Some(_) => {
                let mark = chapter.text[start..].lines().next().unwrap_or_default();
                format!(
                    "found `{mark}`: write `<!-- minutes: 12 -->`, 1 to 999, or `<!-- \
                     minutes: 12 optional -->`"
                )
            }
            None => "the minutes of a section stand under its heading `## …`, before \
                     anything else"
                .to_owned(),
        };
        problems.push((chapter.line(start), message));
    }
    problems
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
        let found_there = found("# A\n\n<!-- minutes: 5 -->\n");
        assert!(found_there[0].1.starts_with("the minutes of a section stand"));
        assert_eq!(found("```text\n<!-- minutes: x -->\n```\n"), []);
    }

    #[test]
    fn a_chapter_needs_two_lessons_at_most() {
        let found = |minutes: &str| {
            let text =
                format!("# A\n\n## B\n\n<!-- minutes: 40 -->\n\n## C\n\n{minutes}\n");
            check(&Chapter::parse("a.md".as_ref(), &text))
        };
        for right in ["<!-- minutes: 40 -->", "<!-- minutes: 41 optional -->"] {
            assert_eq!(found(right), []);
        }
        let refused = &found("<!-- minutes: 41 -->")[0];
        assert!(refused.1.starts_with("the chapter needs 81 minutes"), "{refused:?}");
    }
}
