//! Markdown of the book as HTML that stands by itself: a link to another page is text.
use std::path::Path;
use std::sync::LazyLock;

use anyhow::Result;
use regex::Regex;

use crate::expand::fragment;
use crate::model::Names;
use crate::model::markdown::events;
use crate::model::text::regex;
use crate::paper::xhtml::xhtml;
use crate::site::{cells, highlight};

static PARAGRAPH: LazyLock<Regex> = LazyLock::new(|| regex(r"(?s)^\s*<p>(.*)</p>\s*$"));

/// A text of a page as HTML.
///
/// # Errors
/// If a file that it shows cannot be read.
pub fn html(page: &Path, markdown: &str, names: &Names) -> Result<String> {
    let text = fragment(page, markdown, names)?;
    let mut html = String::new();
    let events = events(&text).into_iter().map(|(event, _)| event);
    pulldown_cmark::html::push_html(&mut html, events);
    let html = xhtml(&cells::with_row_headers(&html), &|_| None);
    Ok(highlight::highlight(&html).trim().to_owned())
}

/// A text of one paragraph, without its tags.
///
/// # Errors
/// If a file that it shows cannot be read.
pub fn line(page: &Path, markdown: &str, names: &Names) -> Result<String> {
    let html = html(page, markdown.trim(), names)?;
    let inner = PARAGRAPH.captures(&html).map(|found| found[1].to_owned());
    Ok(inner.filter(|inner| !inner.contains("<p>")).unwrap_or(html))
}

/// How many letters of it are seen.
pub fn length(html: &str) -> usize {
    let mut in_tag = false;
    let seen = html.chars().filter(|c| {
        let was = in_tag;
        in_tag = if in_tag { *c != '>' } else { *c == '<' };
        !was && !in_tag
    });
    seen.count()
}

/// A list, if there is anything in it.
pub fn list(items: &[String]) -> String {
    if items.is_empty() {
        return String::new();
    }
    let items = items.iter().map(|item| format!("<li>{item}</li>\n"));
    format!("<ul>\n{}</ul>\n", items.collect::<String>())
}

#[test]
fn tags_are_not_seen() {
    assert_eq!(length("<p>ab <i class=\"x\">c</i></p>"), 4);
}
