//! The rule for numbers: each large number in the text is a fact, or is listed in
//! `chapters/numbers.md` with the reason why it is not computed; and each claim in a comment
//! `holds:` is true.
mod holds;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Context, Result};
use pulldown_cmark::{Event, Tag, TagEnd};
use regex::Regex;

use crate::model::claims::claims;
use crate::model::directive::{Directive, DirectiveKind};
use crate::model::problem::Problem;
use crate::model::text::{regex, slashes};
use crate::model::{ParsedBook, ParsedText};

/// The list of numbers that are no facts, relative to `chapters`.
const LIST_FILE: &str = "numbers.md";

/// A word with a digit: `5,041`, `A079761`, `127.0.0.1:3000`.
static WORD: LazyLock<Regex> = LazyLock::new(|| regex(r"[\w.,:/#-]*\d[\w.,:/#-]*"));
/// An integer of four digits or more, with or without commas.
static INTEGER: LazyLock<Regex> =
    LazyLock::new(|| regex(r"^[1-9](?:\d{0,2}(?:,\d{3})+|\d{3,})$"));

/// The problems with the numbers of the book.
///
/// # Errors
/// If the list of numbers cannot be read.
pub fn check(texts: &[&ParsedText], book: &ParsedBook) -> Result<Vec<Problem>> {
    let facts = |name: &str| book.fact(name);
    let mut problems = Vec::new();
    // Maps the file and the number to all places where it occurs.
    let mut found: BTreeMap<(String, &str), Vec<(&ParsedText, usize)>> =
        BTreeMap::new();
    for text in texts {
        for (at, number) in integers(text) {
            let occurrences = found.entry((slashes(&text.path), number)).or_default();
            occurrences.push((text, at));
        }
        problems.extend(claims(text).filter_map(|(range, said)| {
            Some(text.problem(range.start, holds::claim_problem(&said, &facts)?))
        }));
    }
    let list = book.root.join("chapters").join(LIST_FILE);
    let list = if list.exists() {
        fs::read_to_string(&list).context(LIST_FILE)?
    } else {
        String::new()
    };
    let mut listed = BTreeSet::new();
    for (line, entry) in (1..).zip(list.lines()) {
        let message = match parse_entry(entry) {
            Some(known) if !listed.insert(known) => {
                Some(format!("`{entry}` stands above already"))
            }
            Some((file, number)) => found
                .remove(&(file.to_owned(), number))
                .is_none()
                .then(|| format!("{file} says no {number}, which needs no line here")),
            None => Some(format!(
                "found `{entry}`: write `file.md: 5040  reason`, two spaces before the \
                 reason"
            )),
        };
        let problem = |message| Problem::new(Path::new(LIST_FILE), line, message);
        problems.extend(message.map(problem));
    }
    for ((file, number), occurrences) in found {
        let message = format!(
            "found {number}, which has no source: write {{{{fact name}}}}, or \
             `{file}: {number}  reason` in chapters/{LIST_FILE}"
        );
        let problem = |(text, at): (&ParsedText, usize)| text.problem(at, &*message);
        problems.extend(occurrences.into_iter().map(problem));
    }
    Ok(problems)
}

/// Parses a line of the list: the file and the number.
fn parse_entry(entry: &str) -> Option<(&str, &str)> {
    let (key, reason) = entry.split_once("  ")?;
    key.split_once(": ").filter(|_| !reason.trim().is_empty())
}

/// The large integers in the paragraphs, cells, captions and titles of a text, each with its
/// byte offset, except years. Code is ignored.
pub fn integers(text: &ParsedText) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut in_code = false;
    for (event, range) in &text.events {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_code = true,
            Event::End(TagEnd::CodeBlock) => in_code = false,
            Event::Text(_) | Event::InlineMath(_) | Event::DisplayMath(_)
                if !in_code =>
            {
                let hidden = |it: &Directive| without_caption(it, &text.text);
                for part in text.without_directives(range.clone(), hidden) {
                    let start = part.start;
                    for word in WORD.find_iter(&text.text[part]) {
                        let number = word.as_str().trim_end_matches(['.', ',', ':']);
                        if INTEGER.is_match(number) && !is_year(number) {
                            found.push((start + word.start(), number));
                        }
                    }
                }
            }
            _ => {}
        }
    }
    found
}

/// Whether a number may be a year; years have no comma.
fn is_year(number: &str) -> bool {
    number.parse().is_ok_and(|year| (1500..=2100).contains(&year))
}

/// The range of a directive without its caption.
fn without_caption(directive: &Directive, text: &str) -> Range<usize> {
    match directive.kind {
        DirectiveKind::Figure(..) | DirectiveKind::Table(..) => {
            directive.range.start..directive.caption(text).start
        }
        _ => directive.range.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let chapter = ParsedText::parse("a.md".as_ref(), text);
        integers(&chapter).into_iter().map(|(_, it)| it.to_owned()).collect()
    }

    #[test]
    fn finds_integers_in_text() {
        for text in [
            "All 5,041.\n",
            "# All 5,041\n",
            "| a |\n|--|\n| 5,041 |\n",
            "{{#figure n.4444 | All 5,041, {{fact b.3333}}.}}\n",
            "$5,041$ is it\n",
            "**5,041**\n",
        ] {
            assert_eq!(found(text), ["5,041"], "{text}");
        }
        assert_eq!(found("5041 5042, (5043):\n"), ["5041", "5042", "5043"]);
    }

    #[test]
    fn passes_years_codes_and_facts() {
        for text in [
            "In 1974 and 2024, 999 of 0011.\n",
            "A079761, i7-1165G7, 5800X, 127.0.0.1:3000, 1.25000, 12.5041\n",
            "`5041` {{fact a.5041}}\n\n```text\n5041\n```\n",
        ] {
            assert_eq!(found(text), [""; 0], "{text}");
        }
    }
}
