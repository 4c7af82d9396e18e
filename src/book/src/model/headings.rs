//! The headings of a chapter, the ids under which a page has them, and how long what
//! stands under them takes in class: `<!-- minutes: 12 -->` directly under a heading, or
//! `<!-- minutes: 12 optional -->` where nothing later needs it.
use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};

use super::markdown::{Events, line_of};

/// How the mark of a section's minutes begins.
pub const MINUTES_MARK: &str = "<!-- minutes";
/// Sections that take no time of their own in class.
const UNTIMED: [&str; 3] = ["Exercises", "What you can do now", "Read on"];

/// A heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// What stands after `#` in a link to it.
    pub id: String,
    /// Its words.
    pub title: String,
    /// Its level: a chapter's own is the first.
    pub level: HeadingLevel,
    /// Where it stands.
    pub range: Range<usize>,
}

/// A section: what stands under a heading `##`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// What stands after `#` in a link to it.
    pub id: String,
    /// The ids of the headings inside it.
    pub subheadings: Vec<String>,
    /// The line of its heading, counted from 1.
    pub line: usize,
    /// How long it takes; `None` without a mark that can be read.
    pub minutes: Option<u32>,
    /// Whether a reader may skip it, for nothing later needs it.
    pub optional: bool,
    /// Whether it needs no minutes.
    pub untimed: bool,
    /// Where its mark stands.
    pub minutes_mark: Option<Range<usize>>,
}

/// All headings of a text, in order, with the ids that mdBook gives them.
pub fn headings(events: &Events) -> Vec<Heading> {
    let mut headings: Vec<Heading> = Vec::new();
    // The heading that is read, and whether its id is written.
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

/// The sections of a text with these headings, in order.
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

/// The length of the mark at the beginning of a text.
fn minutes_mark_length(text: &str) -> Option<usize> {
    let end = text.find("-->").map(|at| at + "-->".len());
    let line = text.lines().next().unwrap_or("").len();
    text.starts_with(MINUTES_MARK).then(|| end.unwrap_or(line))
}

/// The number in a mark, and whether it says that the section is optional.
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

/// A heading's words as an id: letters and digits in lower case, hyphens for spaces.
fn slug(title: &str) -> String {
    let keep = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' || c == '-' => Some(c),
        c if c.is_whitespace() => Some('-'),
        _ => None,
    };
    title.trim().to_lowercase().chars().filter_map(keep).collect()
}

/// The id, with a number behind it if another heading has it already.
fn unused_id(id: &str, headings: &[Heading]) -> String {
    let is_taken = |id: &str| headings.iter().any(|heading| heading.id == id);
    let mut numbered = (1..).map(|i| format!("{id}-{i}"));
    match is_taken(id) {
        true => numbered.find(|id| !is_taken(id)).unwrap_or_default(),
        false => id.to_owned(),
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
