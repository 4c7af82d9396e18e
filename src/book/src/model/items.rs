//! The items of a Rust file and where they stand.
//!
//! This reads what `rustfmt` has written: an item ends at the first line with its own
//! indentation that closes something. That is enough to say where a line belongs, and
//! needs no parser.
use std::ops::Range;

use super::include::is_mark;

/// One item: a function, a type, an `impl`, a `use`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// `fn`, `struct`, `impl`, `use`, …
    pub keyword: &'static str,
    /// Its name; for an `impl`, what follows the word; for a `use`, nothing.
    pub name: String,
    /// Its lines, counted from 1, with its documentation and attributes.
    pub lines: Range<usize>,
    /// The line of the keyword.
    pub head: usize,
    /// The `impl`, trait or module that it stands in, as an index into all items.
    pub parent: Option<usize>,
    /// Whether it is there only for tests.
    pub test: bool,
}

impl Item {
    /// `fn rank`.
    pub fn label(&self) -> String {
        format!("{} {}", self.keyword, self.name).trim_end().to_owned()
    }
}

const KEYWORDS: [&str; 11] = [
    "fn", "struct", "enum", "trait", "impl", "const", "static", "type", "mod", "use",
    "union",
];

/// All items of a file, in order; what stands inside a function is part of it.
pub fn items(text: &str) -> Vec<Item> {
    let lines: Vec<&str> = text.lines().collect();
    let mut items: Vec<Item> = Vec::new();
    let mut start = None;
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at].trim_start();
        if line.is_empty() || line == "}" || is_mark(line) || line.starts_with("//!") {
            start = None;
            at += 1;
            continue;
        }
        let first = *start.get_or_insert(at);
        let Some((keyword, rest)) = keyword(line) else {
            at += 1;
            continue;
        };
        let end = end(&lines, at);
        let holds = |item: &Item| item.lines.contains(&(at + 1));
        items.push(Item {
            keyword,
            name: name(keyword, rest, &lines[at + 1..end]),
            lines: first + 1..end + 1,
            head: at + 1,
            parent: items.iter().rposition(holds),
            test: lines[first..at].iter().any(|line| line.trim() == "#[cfg(test)]"),
        });
        start = None;
        let opens = ["impl", "trait", "mod"].contains(&keyword) && end > at + 1;
        at = if opens { at + 1 } else { end };
    }
    items
}

/// The keyword of an item's first line, and what follows it.
fn keyword(line: &str) -> Option<(&'static str, &str)> {
    let mut rest = line;
    loop {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
        let (word, after) = rest.split_at(end);
        let next = after.trim_start();
        match word {
            "pub" if next.starts_with('(') => rest = next.split_once(") ")?.1,
            "pub" | "async" | "unsafe" | "default" => rest = next,
            "const" if next.starts_with("fn ") || next.starts_with("unsafe fn ") => {
                rest = next;
            }
            _ => {
                let known = KEYWORDS.into_iter().find(|keyword| *keyword == word)?;
                let item = after.starts_with(' ') || word == "impl";
                return item.then_some((known, next));
            }
        }
    }
}

/// The line after the last one of the item that begins at a line.
fn end(lines: &[&str], at: usize) -> usize {
    let indentation = |line: &str| line.len() - line.trim_start().len();
    let own = indentation(lines[at]);
    let closes = |&line: &&str| {
        let code = line.split_once(" // ").map_or(line, |(code, _)| code).trim_end();
        indentation(line) == own && (code.ends_with(';') || code.ends_with('}'))
    };
    lines[at..].iter().position(closes).map_or(lines.len(), |length| at + length + 1)
}

/// The name after the keyword; `more` are the lines that follow.
fn name(keyword: &str, rest: &str, more: &[&str]) -> String {
    match keyword {
        "use" => String::new(),
        "impl" => {
            let more = more.iter().map(|line| line.trim());
            let head: Vec<_> = [rest].into_iter().chain(more).collect();
            let head = head.join(" ");
            let head = head.split('{').next().unwrap_or("");
            let head = head.split(" where").next().unwrap_or("");
            without_parameters(head).trim().to_owned()
        }
        _ => rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect(),
    }
}

/// What follows the parameters `<…>` of an `impl`.
fn without_parameters(head: &str) -> &str {
    let mut depth = 0;
    for (at, c) in head.char_indices() {
        match c {
            '<' => depth += 1,
            '>' if !head[..at].ends_with('-') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return if c == '>' { &head[at + 1..] } else { head };
        }
    }
    head
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
//! A file.

use std::fmt;

/// A point.
#[derive(Debug)]
pub struct Point {
    x: u8,
}

impl<const N: usize> Draw<N>
    for Point
where
    N: Small,
{
    // ANCHOR: draw
    /// Draws.
    pub(crate) const fn draw(
        &self,
    ) -> u8 {
        fn inner() {}
        0
    }
    // ANCHOR_END: draw
}

#[cfg(test)]
mod tests {
    const A: u8 = 1; // one
}
";

    #[test]
    fn items_are_found_with_their_documentation() {
        let items = items(FILE);
        let found: Vec<_> =
            items.iter().map(|i| (i.label(), i.lines.clone(), i.parent)).collect();
        let right = [
            ("use", 3..4, None),
            ("struct Point", 5..10, None),
            ("impl Draw<N> for Point", 11..26, None),
            ("fn draw", 17..24, Some(2)),
            ("mod tests", 27..31, None),
            ("const A", 29..30, Some(4)),
        ];
        assert_eq!(found, right.map(|(l, lines, p)| (l.to_owned(), lines, p)));
        assert!(items[4].test && !items[1].test);
    }
}
