//! The sentence of a section that a slide shows: the one that its chapter stresses most, or
//! the one whose first words a comment names, `<!-- key: The row *is* a number -->`.
use std::ops::Range;
use std::sync::LazyLock;

use pulldown_cmark::{Event, Tag, TagEnd};
use regex::Regex;

use super::chapter::Chapter;
use super::text::regex;

static MARK: LazyLock<Regex> = LazyLock::new(|| regex(r"<!-- key:([^\n]*?)-->"));

/// So many words in bold are a sentence to remember, and no name of a term.
const PHRASE: usize = 4;

/// The comments of a chapter that name a sentence: where each stands, and its words.
pub fn marks(chapter: &Chapter) -> impl Iterator<Item = (Range<usize>, &str)> {
    let all = MARK.captures_iter(&chapter.text).filter_map(|found| {
        Some((found.get(0)?.range(), found.get(1)?.as_str().trim()))
    });
    all.filter(|(range, _)| chapter.block_at(range.start).is_none())
}

/// The sentence of a part of a chapter that begins with some words.
pub fn beginning(
    chapter: &Chapter,
    part: &Range<usize>,
    words: &str,
) -> Option<String> {
    let paragraphs = paragraphs(chapter, part);
    let mut all = paragraphs.iter().flat_map(|text| sentences(text));
    all.find(|it| !words.is_empty() && it.starts_with(words)).map(str::to_owned)
}

/// The sentence of a part of a chapter that says what to remember, as it is written: the one
/// that a comment names, or the first with a phrase in bold, or the first that defines a
/// term, or the first of all.
pub fn sentence(chapter: &Chapter, part: &Range<usize>) -> Option<String> {
    let mark = marks(chapter).find(|(range, _)| part.contains(&range.start));
    if let Some(marked) = mark.and_then(|(_, words)| beginning(chapter, part, words)) {
        return Some(marked);
    }
    let paragraphs = paragraphs(chapter, part);
    let all: Vec<_> = paragraphs.iter().flat_map(|text| sentences(text)).collect();
    let said = |sentence: &&&str| !sentence.ends_with(':');
    let bold = |least: usize| {
        let is = move |sentence: &&&str| words_in_bold(sentence) >= least;
        all.iter().filter(said).find(is)
    };
    let found = bold(PHRASE).or_else(|| bold(1)).or_else(|| all.iter().find(said))?;
    Some((*found).to_owned())
}

/// The paragraphs that stand by themselves, in no list and no aside, each in one line.
fn paragraphs(chapter: &Chapter, part: &Range<usize>) -> Vec<String> {
    let folded = |at| chapter.folds.iter().any(|fold| fold.contains(&at));
    let (mut depth, mut found) = (0_usize, Vec::new());
    for (event, range) in &chapter.events {
        match event {
            Event::Start(tag) => {
                let stands = depth == 0 && matches!(tag, Tag::Paragraph);
                if stands && part.contains(&range.start) && !folded(range.start) {
                    let words = chapter.text[range.clone()].split_whitespace();
                    let text = words.collect::<Vec<_>>().join(" ");
                    if !text.starts_with(['{', '<']) {
                        found.push(text);
                    }
                }
                depth += usize::from(nests(tag));
            }
            Event::End(end) => depth -= usize::from(ends(*end)),
            _ => {}
        }
    }
    found
}

fn nests(tag: &Tag) -> bool {
    matches!(tag, Tag::BlockQuote(_) | Tag::List(_) | Tag::Table(_))
}

fn ends(end: TagEnd) -> bool {
    matches!(end, TagEnd::BlockQuote(_) | TagEnd::List(_) | TagEnd::Table)
}

/// The longest run of words in bold.
fn words_in_bold(sentence: &str) -> usize {
    let bold = sentence.split("**").skip(1).step_by(2);
    bold.map(|words| words.split_whitespace().count()).max().unwrap_or(0)
}

/// The sentences of a text: what a point ends that stands in no code, formula or directive.
pub fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut start, mut braces) = (0, 0_i32);
    let (mut code, mut math) = (false, false);
    let letters: Vec<_> = text.char_indices().collect();
    for (n, &(_, c)) in letters.iter().enumerate() {
        match c {
            '`' => code = !code,
            '$' if !code => math = !math,
            '{' if !code => braces += 1,
            '}' if !code => braces -= 1,
            '.' | '?' | '!' if !code && !math && braces == 0 => {
                let after = letters[n + 1..].iter().map(|(_, c)| *c);
                let closing = after.take_while(|c| "*)\"”_".contains(*c)).count();
                let next = letters.get(n + 1 + closing);
                if next.is_some_and(|(_, c)| !c.is_whitespace()) {
                    continue;
                }
                let begins = letters.get(n + 2 + closing).map(|(_, c)| *c);
                if begins.is_some_and(char::is_lowercase) {
                    continue;
                }
                let end = next.map_or(text.len(), |(at, _)| *at);
                found.push(text[start..end].trim());
                start = end;
            }
            _ => {}
        }
    }
    let rest = text[start..].trim();
    found.extend((!rest.is_empty()).then_some(rest));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_where_they_do() {
        let text =
            "One, e.g. an `a.B`. **Two.** $x. Y$ is 0.5! (Three?) {{#a b. C}} four";
        let right = ["One, e.g. an `a.B`.", "**Two.**", "$x. Y$ is 0.5!", "(Three?)"];
        let found = sentences(text);
        assert_eq!(found[..4], right);
        assert_eq!(found[4..], ["{{#a b. C}} four"]);
    }

    #[test]
    fn what_is_in_bold_comes_first() {
        let key = |text: &str| {
            let chapter = Chapter::parse("a.md".as_ref(), text);
            sentence(&chapter, &(0..text.len()))
        };
        let first = "Take it:\n\nOne. Two *is* here.\n\n> **Not this one at all.**\n";
        assert_eq!(key(first).as_deref(), Some("One."));
        let term = format!("{first}\nA **term** it is. So.\n");
        assert_eq!(key(&term).as_deref(), Some("A **term** it is."));
        let phrase = format!("{term}\nAnd **this is what remains.** Yes.\n");
        assert_eq!(key(&phrase).as_deref(), Some("And **this is what remains.**"));
        let marked = format!("<!-- key: Two *is* -->\n\n{phrase}");
        assert_eq!(key(&marked).as_deref(), Some("Two *is* here."));
        assert_eq!(key("```text\nA.\n```\n"), None);
    }
}
