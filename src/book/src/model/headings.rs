//! The headings of a chapter with their ids, and the minutes that each section takes in class:
//! `<!-- minutes: 12 -->` directly below a heading, or `<!-- minutes: 12 optional -->` if
//! nothing later depends on the section.
use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};

use super::markdown::{Events, line_of};

/// The beginning of the comment with a section's minutes.
pub const MINUTES_MARK: &str = "<!-- minutes";
/// The titles of sections that need no minutes.
const UNTIMED: [&str; 3] = ["Exercises", "What you can do now", "Read on"];

/// A heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// The id, which follows `#` in a link.
    pub id: String,
    /// The title, as plain text.
    pub title: String,
    /// The level; the chapter's own heading has the first.
    pub level: HeadingLevel,
    /// Its byte range.
    pub range: Range<usize>,
}

/// A section: a heading `##` and the text up to the next one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The id, which follows `#` in a link.
    pub id: String,
    /// The ids of the headings below the section's own.
    pub subheadings: Vec<String>,
    /// The line of the heading, counted from 1.
    pub line: usize,
    /// The minutes in class; `None` without a valid comment.
    pub minutes: Option<u32>,
    /// Whether a reader may skip it, because nothing later depends on it.
    pub optional: bool,
    /// Whether it needs no minutes.
    pub untimed: bool,
    /// The byte range of the comment with the minutes.
    pub minutes_mark: Option<Range<usize>>,
}

/// All headings of a text, in order, with the same ids as in mdBook.
pub fn headings(events: &Events) -> Vec<Heading> {
    let mut headings: Vec<Heading> = Vec::new();
    // The heading that is being read, and whether it has an explicit id, `{#id}`.
    let mut open: Option<(Heading, bool)> = None;
    for (event, range) in events {
        match (event, &mut open) {
            (Event::Start(Tag::Heading { level, id, .. }), _) => {
                let has_explicit_id = id.is_some();
                let id = id.as_deref().unwrap_or_default().to_owned();
                let (title, level, range) = (String::new(), *level, range.clone());
                open = Some((Heading { id, title, level, range }, has_explicit_id));
            }
            (Event::Text(words) | Event::Code(words), Some((heading, _))) => {
                heading.title += words;
            }
            (Event::End(TagEnd::Heading(_)), Some(_)) => {
                let Some((mut heading, written)) = open.take() else { continue };
                if !written {
                    heading.id = unused_id(&slug(&heading.title), &headings);
                }
                headings.push(heading);
            }
            _ => {}
        }
    }
    headings
}

/// The sections of a text, in order, given its headings.
pub fn sections(text: &str, headings: &[Heading]) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for Heading { id, title, level, range } in headings {
        let id = id.clone();
        match level {
            HeadingLevel::H2 => {
                let rest = text[range.end..].trim_start();
                let mark = minutes_mark_length(rest).map(|length| {
                    let start = text.len() - rest.len();
                    start..start + length
                });
                let minutes = mark.clone().and_then(|mark| parse_minutes(&text[mark]));
                sections.push(Section {
                    id,
                    subheadings: Vec::new(),
                    line: line_of(text, range.start),
                    minutes: minutes.map(|(minutes, _)| minutes),
                    optional: minutes.is_some_and(|(_, optional)| optional),
                    untimed: UNTIMED.contains(&&**title),
                    minutes_mark: mark,
                });
            }
            HeadingLevel::H1 => {}
            _ => sections
                .last_mut()
                .into_iter()
                .for_each(|s| s.subheadings.push(id.clone())),
        }
    }
    sections
}

/// The length in bytes of the comment with minutes at the beginning of a text, if there is one.
fn minutes_mark_length(text: &str) -> Option<usize> {
    let end = text.find("-->").map(|at| at + "-->".len());
    let line = text.lines().next().unwrap_or("").len();
    text.starts_with(MINUTES_MARK).then(|| end.unwrap_or(line))
}

/// Parses the comment with minutes: the number, and whether the section is optional.
fn parse_minutes(mark: &str) -> Option<(u32, bool)> {
    let inner =
        mark.strip_prefix(MINUTES_MARK)?.strip_prefix(':')?.strip_suffix("-->")?;
    let inner = inner.trim();
    let (number, optional) = match inner.strip_suffix(" optional") {
        Some(number) => (number.trim_end(), true),
        None => (inner, false),
    };
    let is_short = number.len() < 4 && !number.starts_with(['0', '+']);
    Some((number.parse().ok().filter(|_| is_short)?, optional))
}

/// The id of a heading's title: letters and digits in lower case, hyphens for spaces.
fn slug(title: &str) -> String {
    let keep = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' || c == '-' => Some(c),
        c if c.is_whitespace() => Some('-'),
        _ => None,
    };
    title.trim().to_lowercase().chars().filter_map(keep).collect()
}

/// The id, with a number appended if another heading has the same id.
fn unused_id(id: &str, headings: &[Heading]) -> String {
    let is_taken = |id: &str| headings.iter().any(|heading| heading.id == id);
    let mut numbered = (1..).map(|i| format!("{id}-{i}"));
    if is_taken(id) {
        numbered.find(|id| !is_taken(id)).unwrap_or_default()
    } else {
        id.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use crate::model::ParsedText;

    fn parsed(text: &str) -> ParsedText {
        ParsedText::parse("a.md".as_ref(), text)
    }

    #[test]
    fn gives_ids_as_mdbook() {
        let text =
            "# One: *a* `b`\n\n## Tests {#a-tests}\n\n## One a b\n\n## One: a b\n";
        let ids: Vec<_> = parsed(text).headings.into_iter().map(|h| h.id).collect();
        assert_eq!(ids, ["one-a-b", "a-tests", "one-a-b-1", "one-a-b-2"]);
    }

    #[test]
    fn reads_minutes_below_headings() {
        let text = "# A\n\n## B c\n\n<!-- minutes: 12 -->\n\nText.\n\n### D\n\n\
                    ## B c\n<!-- minutes: 7 optional -->\n\n## Read on\n";
        let sections = parsed(text).sections;
        let optional = [false, true, false];
        assert_eq!(sections.iter().map(|s| s.optional).collect::<Vec<_>>(), optional);
        assert_eq!(sections[0].subheadings, ["d"]);
        let found: Vec<_> = sections
            .into_iter()
            .map(|section| (section.id, section.line, section.minutes, section.untimed))
            .collect();
        let right = [
            ("b-c".to_owned(), 3, Some(12), false),
            ("b-c-1".to_owned(), 11, Some(7), false),
            ("read-on".to_owned(), 14, None, true),
        ];
        assert_eq!(found, right);
    }
}
