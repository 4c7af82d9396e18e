//! How long a section takes in class: `<!-- minutes: 12 -->` directly under its heading.
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag};

use super::super::headings::headings;
use super::super::markdown::{blocks, line_of, options};

const BEGIN: &str = "<!-- minutes";
/// Sections that take no time of their own in class.
const FREE: [&str; 3] = ["Exercises", "What you learned", "Read on"];

/// A section: what stands under a heading `##`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// What stands after `#` in a link to it.
    pub id: String,
    /// The ids of the headings inside it.
    pub inner: Vec<String>,
    /// The line of its heading, counted from 1.
    pub line: usize,
    /// How long it takes; `None` without a mark that can be read.
    pub minutes: Option<u32>,
    /// Whether it needs no minutes.
    pub free: bool,
    /// Where its mark begins.
    mark: Option<usize>,
}

/// The sections of a chapter, in order.
pub fn sections(text: &str) -> Vec<Section> {
    let mut ids = headings(text).into_iter();
    let mut sections: Vec<Section> = Vec::new();
    for (event, range) in Parser::new_ext(text, options()).into_offset_iter() {
        let Event::Start(Tag::Heading { level, .. }) = event else { continue };
        let Some(heading) = ids.next() else { break };
        if level != HeadingLevel::H2 {
            let above = sections.last_mut().filter(|_| level > HeadingLevel::H2);
            above
                .into_iter()
                .for_each(|section| section.inner.push(heading.id.clone()));
            continue;
        }
        let rest = text[range.end..].trim_start();
        let mark = rest.starts_with(BEGIN).then(|| text.len() - rest.len());
        let free = FREE.contains(&heading.title.as_str());
        let line = line_of(text, range.start);
        let minutes = mark.and_then(|_| read(rest));
        let inner = Vec::new();
        sections.push(Section { id: heading.id, inner, line, minutes, free, mark });
    }
    sections
}

/// The number in the mark at the beginning of a text.
fn read(text: &str) -> Option<u32> {
    let (number, _) = text.strip_prefix(BEGIN)?.strip_prefix(':')?.split_once("-->")?;
    let number = number.trim();
    number.parse().ok().filter(|_| number.len() < 4 && !number.starts_with(['0', '+']))
}

/// The marks of a chapter that cannot be read, or do not stand under a heading.
pub fn wrong(text: &str) -> Vec<(usize, String)> {
    let (sections, blocks) = (sections(text), blocks(text));
    let mut wrong = Vec::new();
    for (start, _) in text.match_indices(BEGIN) {
        let section = sections.iter().find(|section| section.mark == Some(start));
        let message = match section {
            _ if blocks.iter().any(|block| block.range.contains(&start)) => continue,
            Some(Section { minutes: Some(_), .. }) => continue,
            Some(_) => {
                let mark = text[start..].lines().next().unwrap_or_default();
                format!("found `{mark}`: write `<!-- minutes: 12 -->`, 1 to 999")
            }
            None => "the minutes of a section stand under its heading `## …`, before \
                     anything else"
                .to_owned(),
        };
        wrong.push((line_of(text, start), message));
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_belong_to_the_heading_above_them() {
        let text = "# A\n\n## B c\n\n<!-- minutes: 12 -->\n\nText.\n\n### D\n\n\
                    ## B c\n<!-- minutes: 7 -->\n\n## Read on\n";
        let found: Vec<_> = sections(text)
            .into_iter()
            .map(|section| (section.id, section.line, section.minutes, section.free))
            .collect();
        let right = [
            ("b-c".to_owned(), 3, Some(12), false),
            ("b-c-1".to_owned(), 11, Some(7), false),
            ("read-on".to_owned(), 14, None, true),
        ];
        assert_eq!(found, right);
        assert_eq!(sections(text)[0].inner, ["d"]);
        assert_eq!(wrong(text), []);
    }

    #[test]
    fn other_marks_are_refused() {
        for mark in
            ["<!-- minutes: 0 -->", "<!-- minutes: ten -->", "<!-- minutes 5 -->"]
        {
            let found = wrong(&format!("## A\n\n{mark}\n"));
            assert_eq!(found.len(), 1, "{mark}");
            assert!(found[0].1.starts_with(&format!("found `{mark}`")), "{found:?}");
        }
        for text in
            ["## A\n\nText.\n\n<!-- minutes: 5 -->\n", "# A\n\n<!-- minutes: 5 -->\n"]
        {
            assert!(wrong(text)[0].1.starts_with("the minutes of a section stand"));
        }
        assert_eq!(wrong("```text\n<!-- minutes: x -->\n```\n"), []);
    }
}
