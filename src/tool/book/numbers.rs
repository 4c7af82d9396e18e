//! Large numbers in the text: each is a fact, or stands in `chapters/numbers.txt` with
//! the reason why nothing computes it.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use mdbook_driver::book::Book;
use pulldown_cmark::{Event, LinkType, Parser, Tag, TagEnd};

use super::directive::{Kind, directives};
use super::include::Include;
use super::markdown::{Block, blocks, line_of, options};
use super::names::Names;
use super::problem::Problem;

/// From this many digits on, a number needs a source.
const LARGE: usize = 4;
/// What may stand between the thousands.
const SEPARATORS: [&str; 10] =
    ["{,}", "\\,", "&nbsp;", ",", " ", "\u{a0}", "\u{2009}", "\u{202f}", "_", "'"];
/// The exempted numbers, from the folder of the chapters.
const FILE: &str = "numbers.txt";

/// A large number in the text.
#[derive(Debug, PartialEq, Eq)]
struct Large<'a> {
    /// As it is written.
    text: &'a str,
    /// Its digits and its decimal point.
    value: String,
    /// Where it begins.
    start: usize,
}

/// The lines with a large number that nothing vouches for, and what would be right.
pub fn wrong(
    chapter: &Path,
    text: &str,
    blocks: &[Block],
    names: &Names,
) -> Vec<(usize, String)> {
    let seen = seen(text, blocks);
    let unknown = large(&seen).into_iter().filter(|n| !names.exempt.has(n.text));
    let message = |number: Large| {
        let right = right(&number, names);
        let in_code = blocks.iter().any(|block| block.range.contains(&number.start));
        let place = if in_code { "in a block that is not run" } else { "in prose" };
        (line_of(text, number.start), format!("found {} {place}; {right}", number.text))
    };
    let mut wrong: Vec<_> = unknown.map(message).collect();
    for directive in directives(text, blocks) {
        let Kind::Include(argument) = directive.kind else { continue };
        let include = Include::parse(argument, chapter);
        let message = included(&include, names);
        wrong.extend(message.map(|message| (directive.line, message)));
    }
    wrong
}

/// What is wrong with the first large number in a text that a chapter includes, if it
/// is neither generated nor code.
fn included(include: &Include, names: &Names) -> Option<String> {
    let name = include.name();
    let is_text = name.ends_with(".md") || name.ends_with(".txt");
    if !is_text || include.file.starts_with("chapters/figures") {
        return None;
    }
    let text = include.text(&names.root).ok()?;
    let seen = seen(&text, &blocks(&text));
    let found = large(&seen).into_iter().find(|n| !names.exempt.has(n.text))?;
    Some(format!("found {} in {name}; {}", found.text, right(&found, names)))
}

/// The facts with this value, the ones with the shortest names first; or what to do
/// if there is none.
fn right(number: &Large, names: &Names) -> String {
    let same = |(_, fact): &(&String, &String)| digits(fact) == number.value;
    let mut facts: Vec<_> =
        names.facts.iter().filter(same).map(|(name, _)| name.as_str()).collect();
    facts.sort_by_key(|name| (name.matches('.').count(), name.len(), *name));
    let facts: Vec<_> =
        facts.iter().take(3).map(|name| format!("{{{{fact {name}}}}}")).collect();
    match facts.is_empty() {
        false => format!("write {}", facts.join(" or ")),
        true => format!(
            "no fact has this value: compute it in src/tool/figures/facts.rs, or write \
             `{}  reason` in chapters/{FILE}",
            number.text
        ),
    }
}

/// The text that is read as it stands: all but what is computed, compiled or run has
/// its place, and everything else is blank.
fn seen(text: &str, blocks: &[Block]) -> String {
    let mut seen: Vec<u8> =
        text.bytes().map(|byte| if byte == b'\n' { byte } else { 0 }).collect();
    let mut show = |range: std::ops::Range<usize>| {
        seen[range.clone()].copy_from_slice(&text.as_bytes()[range]);
    };
    let (mut in_code, mut in_address, mut in_comment) = (false, false, false);
    for (event, range) in Parser::new_ext(text, options()).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(_)) => {
                let block =
                    blocks.iter().find(|block| block.range.start == range.start);
                let words = block.map(Block::words).unwrap_or_default();
                in_code = ["rust", "console"].contains(words.first().unwrap_or(&""));
            }
            Event::End(TagEnd::CodeBlock) => in_code = false,
            Event::Start(Tag::Link { link_type, .. }) => {
                in_address = matches!(link_type, LinkType::Autolink | LinkType::Email);
            }
            Event::End(TagEnd::Link) => in_address = false,
            Event::Text(_) if in_code || in_address => {}
            Event::Text(_)
            | Event::Code(_)
            | Event::InlineMath(_)
            | Event::DisplayMath(_) => show(range),
            // What is between tags; the tags themselves and comments are not read.
            Event::Html(html) => {
                in_comment |= html.contains("<!--");
                let mut at = range.start;
                for part in html.split_inclusive('>') {
                    let end = at + part.find('<').unwrap_or(part.len());
                    if !in_comment {
                        show(at..end);
                    }
                    in_comment &= !part.ends_with("-->");
                    at += part.len();
                }
            }
            _ => {}
        }
    }
    for directive in directives(text, blocks) {
        let whole = directive.range;
        let hidden = match directive.kind {
            Kind::Figure(_, caption) | Kind::Table(_, caption) => {
                let length = text[whole.clone()].find(caption).unwrap_or(0);
                whole.start..whole.start + length
            }
            _ => whole,
        };
        seen[hidden].fill(0);
    }
    // Only whole characters were shown or hidden.
    String::from_utf8_lossy(&seen).into_owned()
}

/// All large numbers. Digits after a letter are a name, as in A079761; with two points
/// they are a version or an address.
fn large(text: &str) -> Vec<Large<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].find(|c: char| c.is_ascii_digit()) {
        let start = at + next;
        let number = &text[start..start + length(&text[start..])];
        at = start + number.len();
        let before = text[..start].chars().next_back();
        let is_name = before.is_some_and(|c| c.is_alphabetic() || c == '_');
        let value = digits(number);
        let significant = value.trim_start_matches(['0', '.']);
        let count = significant.bytes().filter(u8::is_ascii_digit).count();
        if !is_name && count >= LARGE && value.matches('.').count() < 2 {
            found.push(Large { text: number, value, start });
        }
    }
    found
}

/// How long the number is that a text begins with.
fn length(text: &str) -> usize {
    let digits =
        |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let mut end = digits(text);
    // Groups of exactly three digits, after one to three.
    if end <= 3 {
        while let Some(gap) = SEPARATORS.iter().find(|s| text[end..].starts_with(**s))
            && digits(&text[end + gap.len()..]) == 3
        {
            end += gap.len() + 3;
        }
    }
    while text[end..].starts_with('.') && digits(&text[end + 1..]) > 0 {
        end += 1 + digits(&text[end + 1..]);
    }
    end
}

/// A number without what separates its thousands.
fn digits(number: &str) -> String {
    SEPARATORS.iter().fold(number.to_owned(), |number, gap| number.replace(gap, ""))
}

/// The numbers that need no source.
#[derive(Debug, Default)]
pub struct Exempt(Vec<Entry>);

/// A line of the list.
#[derive(Debug)]
struct Entry {
    line: usize,
    number: String,
    reason: String,
}

impl Exempt {
    /// Reads the list of a book, `number  reason` a line; without the file it is empty.
    pub fn read(root: &Path) -> Result<Self> {
        let file = root.join("chapters").join(FILE);
        if !file.exists() {
            return Ok(Exempt::default());
        }
        let text =
            fs::read_to_string(&file).with_context(|| format!("{}", file.display()))?;
        let entry = |(i, line): (usize, &str)| {
            let (number, reason) = line.split_once("  ").unwrap_or((line, ""));
            let (number, reason) = (number.trim().to_owned(), reason.trim().to_owned());
            Entry { line: i + 1, number, reason }
        };
        let lines = text.lines().enumerate();
        Ok(Exempt(
            lines.filter(|(_, line)| !line.trim().is_empty()).map(entry).collect(),
        ))
    }

    /// Whether a number may stand as it is written.
    fn has(&self, number: &str) -> bool {
        self.0.iter().any(|entry| entry.number == number)
    }

    /// The entries that exempt nothing, or say no reason.
    pub fn wrong(&self, book: &Book) -> Vec<Problem> {
        let mut used = BTreeSet::new();
        for chapter in book.chapters().filter(|chapter| chapter.path.is_some()) {
            let seen = seen(&chapter.content, &blocks(&chapter.content));
            used.extend(large(&seen).into_iter().map(|number| number.text.to_owned()));
        }
        let mut problems = Vec::new();
        for Entry { line, number, reason } in &self.0 {
            let message = if reason.is_empty() {
                format!("found `{number}` without a reason: write `{number}  reason`")
            } else if !used.contains(number) {
                format!("no chapter says {number} any more: take the line out")
            } else {
                continue;
            };
            problems.push(Problem::new(Path::new(FILE), *line, message));
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str) -> Vec<String> {
        large(&seen(text, &blocks(text))).into_iter().map(|n| n.text.into()).collect()
    }

    #[test]
    fn large_numbers_are_found_however_they_are_written() {
        let text =
            "5040, 3,674,160 and 3 674 160\n\n| a | b |\n|--|--|\n| 2,644 | 12 |\n";
        assert_eq!(values(text), ["5040", "3,674,160", "3 674 160", "2,644"]);
        let text = "8.756 `4096` $2{,}187$ **1847** <b>1848</b> 3&nbsp;674 1_000";
        let right = ["8.756", "4096", "2{,}187", "1847", "1848", "3&nbsp;674", "1_000"];
        assert_eq!(values(text), right);
        assert_eq!(
            values("<p>\n5041 <i title=\"5042\">5043</i>\n</p>\n"),
            ["5041", "5043"]
        );
        assert_eq!(values("```text\n5040\n```\n"), ["5040"]);
        assert_eq!(
            values("{{#figure ab1000 | All 5040, {{fact n.5000}}.}}\n"),
            ["5040"]
        );
    }

    #[test]
    fn names_small_numbers_and_what_runs_are_not() {
        assert_eq!(
            values("1, 20, 300; 0.075 s, 999, 127.0.0.1, A079761, 79(6), 12.5"),
            [""; 0]
        );
        assert_eq!(
            values("```rust\n5040\n```\n\n```console\n$ gods\n5040\n```\n"),
            [""; 0]
        );
        assert_eq!(values("<!-- 5040\n<b>\n5041 -->\n<p>5042</p>\n"), ["5042"]);
        assert_eq!(values("<!-- 5040 --> {{fact n.5040}} <https://a.b/5040>"), [""; 0]);
        assert_eq!(values("1 0 2, and [0](a.md#5040)"), [""; 0]);
    }
}
