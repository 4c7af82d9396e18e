//! What would stand on the page as it is typed: a reference to a link that nothing
//! defines; and a drawing without its caption, number and data.
use std::ops::Range;

use pulldown_cmark::{BrokenLink, Event, LinkType, Parser, Tag};

use crate::model::Chapter;
use crate::model::html::tags;
use crate::model::markdown::{line_of, options};
use base::generated;

/// What is wrong with a chapter's links and pictures, and in which lines.
pub fn check(chapter: &Chapter) -> Vec<(usize, String)> {
    let mut wrong = pictures(chapter);
    wrong.extend(undefined(&chapter.text));
    wrong
}

/// References to links that the chapter does not define: `[text][name]`, `[name][]`. One
/// pair of brackets alone is no reference, but brackets.
fn undefined(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(Range<usize>, String)> = Vec::new();
    let note = |link: BrokenLink| {
        if matches!(link.link_type, LinkType::Reference | LinkType::Collapsed) {
            found.push((link.span, link.reference.to_string()));
        }
        None
    };
    Parser::new_with_broken_link_callback(text, options(), Some(note)).for_each(drop);
    let message = |(span, name): (Range<usize>, String)| {
        let message = format!(
            "found `{}`, and nothing defines `{name}`: write [text](address), or a line \
             `[{name}]: address`",
            text[span.clone()].replace('\n', " ")
        );
        (line_of(text, span.start), message)
    };
    found.into_iter().map(message).collect()
}

/// Drawings that are shown without `{{#figure}}`.
fn pictures(chapter: &Chapter) -> Vec<(usize, String)> {
    let mut wrong = Vec::new();
    let mut refuse = |at: usize, found: &str, name: &str| {
        let message = format!(
            "found {found}, which has no number, no caption and no data: write \
             {{{{#figure {name} | caption}}}}"
        );
        wrong.push((chapter.line(at), message));
    };
    for (event, range) in &chapter.events {
        match event {
            Event::Start(Tag::Image { dest_url, .. }) => {
                if let Some(name) = drawing(dest_url) {
                    refuse(range.start, &format!("a picture `{dest_url}`"), name);
                }
            }
            Event::Html(html) | Event::InlineHtml(html) => {
                for tag in tags(html) {
                    let found = format!("<{}>", tag.name);
                    if tag.name == "svg" {
                        refuse(range.start, &found, "name");
                        continue;
                    }
                    // A link to a drawing opens it by itself, and shows nothing here.
                    let values = tag.attributes.values().filter(|_| tag.name != "a");
                    for name in values.filter_map(|value| drawing(value)) {
                        refuse(range.start, &found, name);
                    }
                }
            }
            _ => {}
        }
    }
    wrong
}

/// The name of a drawing of the book, if an address leads to one.
fn drawing(address: &str) -> Option<&str> {
    let (path, _) = address.split_once(['#', '?']).unwrap_or((address, ""));
    let (folder, file) = path.trim().rsplit_once('/')?;
    let folder = folder.rsplit('/').next();
    let mut known = [generated::FIGURES, generated::MEASURED].into_iter();
    let is = known.any(|known| known.rsplit('/').next() == folder);
    file.strip_suffix(".svg").filter(|_| is)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<usize> {
        check(&Chapter::parse("a.md".as_ref(), text))
            .into_iter()
            .map(|(line, _)| line)
            .collect()
    }

    #[test]
    fn references_without_a_definition_are_found() {
        assert_eq!(lines("See\n[the table][nope] and [this][].\n"), [2, 2]);
        let defined = "See [the table][there], [there], [Some].\n\n[there]: a.md\n";
        assert_eq!(lines(defined), [0; 0]);
        assert_eq!(
            lines("`a[1][2]`, $a[1][2]$, [1], [^1]\n\n```text\n[a][b]\n```\n"),
            [0; 0]
        );
    }

    #[test]
    fn drawings_are_shown_by_their_directive() {
        assert_eq!(lines("![The steps](../measured/steps.svg#a)\n"), [1]);
        assert_eq!(lines("A <img src='figures/a.svg' alt='A'> b\n"), [1]);
        assert_eq!(lines("<svg><title>A</title></svg>\n"), [1]);
        let others = "[A drawing](figures/layers.svg) ![A cube](cube.svg) `<svg>`\n\n\
                      <a href=\"figures/layers.svg\">it</a>\n";
        assert_eq!(lines(others), [0; 0]);
    }
}
