//! The items of a Rust file and their lines, found from the file's tokens.
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{LazyLock, Mutex, PoisonError};

use base::rust_tokens::{Token, tokens};

use super::include::is_anchor_mark;

/// An item: a function, a type, an `impl`, a `use`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// `fn`, `struct`, `impl`, `use`, …
    pub keyword: &'static str,
    /// The name; for an `impl`, the text up to its body; for a `use`, empty.
    pub name: String,
    /// The lines, counted from 1, including documentation and attributes.
    pub lines: Range<usize>,
    /// The line of the keyword.
    pub keyword_line: usize,
    /// The enclosing `impl`, trait or module, as an index into all items.
    pub parent: Option<usize>,
    /// Whether the item or an enclosing one is compiled only for tests.
    pub is_test: bool,
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

/// All items of a file, in order, except those inside functions. Empty if the file is not Rust.
/// Cached, because a served book is parsed again after each edit.
pub fn items(text: &str) -> Vec<Item> {
    static CACHE: LazyLock<Mutex<HashMap<String, Vec<Item>>>> =
        LazyLock::new(Mutex::default);
    let cache = || CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(items) = cache().get(text) {
        return items.clone();
    }
    let items = find_items(text);
    cache().insert(text.to_owned(), items.clone());
    items
}

fn find_items(text: &str) -> Vec<Item> {
    let tokens = tokens(text).unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    let mut file = ItemReader { text, lines, tokens, items: Vec::new() };
    file.read(0..file.tokens.len(), None, false);
    file.items
}

/// Collects the items of a file.
struct ItemReader<'a> {
    text: &'a str,
    lines: Vec<&'a str>,
    tokens: Vec<Token>,
    items: Vec<Item>,
}

impl ItemReader<'_> {
    fn token_text(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &token.text)
    }

    /// Collects the items in a range of tokens. `in_tests`: all of them are compiled only for
    /// tests.
    fn read(&mut self, tokens: Range<usize>, parent: Option<usize>, in_tests: bool) {
        let mut at = tokens.start;
        while at < tokens.end {
            let (mut start, mut is_test) = (at, in_tests);
            // `#[…]` belongs to the next item, `#![…]` to the whole file.
            while self.token_text(at) == "#" {
                let is_inner = self.token_text(at + 1) == "!";
                let open = at + 1 + usize::from(is_inner);
                let inner: String = (open..self.after_closing(open))
                    .map(|at| self.token_text(at))
                    .collect();
                is_test |= inner == "[cfg(test)]";
                at = self.after_closing(open);
                if is_inner {
                    start = at;
                }
            }
            let head = self.keyword(at);
            let (body, end) = self.body_and_end(at, tokens.end);
            at = end;
            let Some((keyword, head)) = head else {
                // The call or definition of a macro, which may contain items.
                let mut inner = start;
                while inner < end {
                    let after = self.after_closing(inner);
                    self.read(inner + 1..after - 1, parent, is_test);
                    inner = after;
                }
                continue;
            };
            let first = self.first_line_with_comments(self.tokens[start].lines.start);
            self.items.push(Item {
                keyword,
                name: self.name(keyword, head, body),
                lines: first..self.tokens[end - 1].lines.end,
                keyword_line: self.tokens[head].lines.start,
                parent,
                is_test,
            });
            if ["impl", "trait", "mod"].contains(&keyword) && body < end {
                self.read(body + 1..end - 1, Some(self.items.len() - 1), is_test);
            }
        }
    }

    /// The keyword of an item and the index of its token, after `pub`, `async` and similar
    /// words.
    fn keyword(&self, mut at: usize) -> Option<(&'static str, usize)> {
        loop {
            let next = self.token_text(at + 1);
            match self.token_text(at) {
                "pub" if next == "(" => at = self.after_closing(at + 1),
                "pub" | "async" | "unsafe" | "default" => at += 1,
                "const" if ["fn", "async", "unsafe"].contains(&next) => at += 1,
                word => {
                    let known = KEYWORDS.into_iter().find(|keyword| *keyword == word);
                    return known.map(|known| (known, at));
                }
            }
        }
    }

    /// The token at which an item's body `{…}` begins, and the token after the item's end:
    /// after the body or after `;`.
    fn body_and_end(&self, start: usize, last: usize) -> (usize, usize) {
        let has_value = self.keyword(start).is_some_and(|(keyword, _)| {
            ["const", "static", "type", "use"].contains(&keyword)
        });
        let mut at = start;
        while at < last {
            match self.token_text(at) {
                ";" => return (at + 1, at + 1),
                "{" if !has_value => return (at, self.after_closing(at)),
                "(" | "[" | "{" => at = self.after_closing(at),
                _ => at += 1,
            }
        }
        (last, last)
    }

    /// The token after the bracket that closes the bracket at `open`.
    fn after_closing(&self, open: usize) -> usize {
        let mut depth = 0;
        for at in open..self.tokens.len() {
            match self.token_text(at) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return at + 1;
            }
        }
        self.tokens.len()
    }

    /// The name after the keyword, or for an `impl` the text up to its body.
    fn name(&self, keyword: &str, head: usize, body: usize) -> String {
        match keyword {
            "use" => String::new(),
            "impl" => {
                let start = self.after_parameters(head + 1);
                let ends = |at: &usize| *at == body || self.token_text(*at) == "where";
                let end = (start..=body).find(ends).unwrap_or(body);
                let bytes = |at: usize| self.tokens[at].bytes.start;
                let words = self.text[bytes(start)..bytes(end)].split_whitespace();
                words.collect::<Vec<_>>().join(" ")
            }
            _ => self.token_text(head + 1).to_owned(),
        }
    }

    /// The token after the parameters `<…>` of an `impl`.
    fn after_parameters(&self, start: usize) -> usize {
        let mut depth = 0;
        for at in start..self.tokens.len() {
            match self.token_text(at) {
                "<" => depth += 1,
                ">" if self.token_text(at - 1) != "-" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return if at == start { start } else { at + 1 };
            }
        }
        start
    }

    /// The first line of an item, including the comments above it.
    fn first_line_with_comments(&self, first: usize) -> usize {
        let above = self.lines[..first - 1].iter().rev();
        let comments = above.take_while(|line| {
            let line = line.trim_start();
            line.starts_with("//") && !line.starts_with("//!") && !is_anchor_mark(line)
        });
        first - comments.count()
    }
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
    fn finds_items_with_documentation() {
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
        assert!(items[5].is_test && !items[1].is_test);
    }
}
