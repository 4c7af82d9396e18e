//! The headings of a chapter, and the ids under which a page has them.
use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use super::markdown::options;

/// A heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// What stands after `#` in a link to it.
    pub id: String,
    /// Its words.
    pub title: String,
}

/// All headings of a text, in order, with the ids that mdBook gives them.
pub fn headings(text: &str) -> Vec<Heading> {
    let mut headings: Vec<Heading> = Vec::new();
    let mut open: Option<(Option<String>, String)> = None;
    for event in Parser::new_ext(text, options()) {
        match (event, &mut open) {
            (Event::Start(Tag::Heading { id, .. }), _) => {
                open = Some((id.map(|id| id.to_string()), String::new()));
            }
            (Event::Text(words) | Event::Code(words), Some((_, title))) => {
                *title += &words
            }
            (Event::End(TagEnd::Heading(_)), Some((id, title))) => {
                let id = id.take().unwrap_or_else(|| free(&slug(title), &headings));
                headings.push(Heading { id, title: title.clone() });
                open = None;
            }
            _ => {}
        }
    }
    headings
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
fn free(id: &str, headings: &[Heading]) -> String {
    let taken = |id: &str| headings.iter().any(|heading| heading.id == id);
    let mut numbered = (1..).map(|i| format!("{id}-{i}"));
    match taken(id) {
        true => numbered.find(|id| !taken(id)).unwrap_or_default(),
        false => id.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn ids_are_those_of_mdbook() {
        let text =
            "# One: *a* `b`\n\n## Tests {#a-tests}\n\n## One a b\n\n## One: a b\n";
        let ids: Vec<_> = super::headings(text).into_iter().map(|h| h.id).collect();
        assert_eq!(ids, ["one-a-b", "a-tests", "one-a-b-1", "one-a-b-2"]);
    }
}
