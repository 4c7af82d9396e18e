//! How long a section takes in class: its mark can be read, and stands under its heading.
use crate::model::Chapter;
use crate::model::headings::{MINUTES, Section};

/// The marks of a chapter that cannot be read, or do not stand under a heading.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let mut problems = Vec::new();
    for (start, _) in chapter.text.match_indices(MINUTES) {
        let section = chapter.sections.iter().find(|s| s.mark == Some(start));
        let message = match section {
            _ if chapter.block_at(start).is_some() => continue,
            Some(Section { minutes: Some(_), .. }) => continue,
            Some(_) => {
                let mark = chapter.text[start..].lines().next().unwrap_or_default();
                format!("found `{mark}`: write `<!-- minutes: 12 -->`, 1 to 999")
            }
            None => "the minutes of a section stand under its heading `## …`, before \
                     anything else"
                .to_owned(),
        };
        problems.push((chapter.line(start), message));
    }
    problems
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
}
