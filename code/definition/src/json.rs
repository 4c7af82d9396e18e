//! JSON with the place of every value.

use crate::checks::{Fault, fail, quoted};
use crate::read::{List, Word};
use std::collections::HashSet;

/// The largest number of lists and objects in one another.
const MAX_DEPTH: usize = 32;

/// A value, and the byte where it begins.
#[derive(Debug)]
pub(crate) struct Node<'a> {
    pub(crate) at: usize,
    pub(crate) value: Value<'a>,
}

/// A JSON value; a number, `true`, `false` and `null` are kept as they are written.
#[derive(Debug)]
pub(crate) enum Value<'a> {
    Plain(&'a str),
    Text(String),
    List(Vec<Node<'a>>),
    /// Names and values, each name once.
    Object(Vec<(Key, Node<'a>)>),
}

/// A name in an object, and the byte where it begins.
#[derive(Debug)]
pub(crate) struct Key {
    pub(crate) at: usize,
    pub(crate) text: String,
}

impl Key {
    pub(crate) fn word(&self) -> Word<'_> {
        Word { at: self.at, text: &self.text }
    }

    pub(crate) fn unexpected(&self, expected: &str) -> Fault {
        self.word().unexpected(expected)
    }
}

impl<'a> Node<'a> {
    /// What this is, for a message.
    pub(crate) fn describe(&self) -> String {
        match &self.value {
            Value::Plain(text) => quoted(text),
            Value::Text(text) => format!("the text {}", quoted(text)),
            Value::List(list) => format!("a list of {}", list.len()),
            Value::Object(fields) => format!("an object of {} fields", fields.len()),
        }
    }

    pub(crate) fn unexpected(&self, expected: impl Into<String>) -> Fault {
        Fault::new(self.at, self.describe(), expected)
    }

    /// The fields of an object.
    pub(crate) fn fields(&self, expected: &str) -> Result<&[(Key, Node<'a>)], Fault> {
        match &self.value {
            Value::Object(fields) => Ok(fields),
            _ => Err(self.unexpected(expected)),
        }
    }

    pub(crate) fn list(&self, expected: &str) -> Result<&[Node<'a>], Fault> {
        match &self.value {
            Value::List(list) => Ok(list),
            _ => Err(self.unexpected(expected)),
        }
    }

    pub(crate) fn text(&self, expected: &str) -> Result<&str, Fault> {
        match &self.value {
            Value::Text(text) => Ok(text),
            _ => Err(self.unexpected(expected)),
        }
    }

    /// A number as it is written; `kind` says what it is.
    pub(crate) fn word(&self, kind: &str) -> Result<Word<'a>, Fault> {
        match self.value {
            Value::Plain(text) => Ok(Word { at: self.at, text }),
            _ => Err(self.unexpected(kind)),
        }
    }

    /// The numbers of a list; `kind` says what they are.
    pub(crate) fn numbers(&self, kind: &str) -> Result<List<'a>, Fault> {
        let words = self.list("a list of numbers")?.iter().map(|node| node.word(kind));
        Ok(List { at: self.at, words: words.collect::<Result<_, _>>()? })
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

/// Parses one value, with nothing but space after it.
pub(crate) fn parse(text: &str) -> Result<Node<'_>, Fault> {
    let mut parser = Parser { text, at: 0 };
    let node = parser.value(0)?;
    match parser.peek() {
        None => Ok(node),
        Some(_) => Err(parser.unexpected("nothing after the end of the value")),
    }
}

impl<'a> Parser<'a> {
    /// The next character that is no space.
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        self.at =
            self.text.len() - rest.trim_start_matches([' ', '\t', '\n', '\r']).len();
        self.text[self.at..].chars().next()
    }

    fn unexpected(&mut self, expected: impl Into<String>) -> Fault {
        let found = match self.peek() {
            None => "the end of the file".to_string(),
            Some(c) => quoted(&c.to_string()),
        };
        Fault::new(self.at, found, expected)
    }

    fn take(&mut self, c: char) -> bool {
        let is_next = self.peek() == Some(c);
        self.at += if is_next { c.len_utf8() } else { 0 };
        is_next
    }

    fn value(&mut self, depth: usize) -> Result<Node<'a>, Fault> {
        let next = self.peek();
        let at = self.at;
        if depth > MAX_DEPTH {
            let expected =
                format!("at most {MAX_DEPTH} lists and objects in one another");
            return Err(self.unexpected(expected));
        }
        let value = match next {
            Some('{') => Value::Object(self.fields(depth)?),
            Some('[') => Value::List(self.list(depth)?),
            Some('"') => Value::Text(self.string()?),
            _ => Value::Plain(self.plain()?),
        };
        Ok(Node { at, value })
    }

    /// Reads what stands between brackets, the first of which is next, with `,` between.
    fn items(
        &mut self,
        close: char,
        mut read: impl FnMut(&mut Self) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        self.at += 1;
        if self.take(close) {
            return Ok(());
        }
        loop {
            read(self)?;
            if self.take(close) {
                return Ok(());
            }
            if !self.take(',') {
                return Err(self.unexpected(format!("`,` or `{close}`")));
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Vec<Node<'a>>, Fault> {
        let mut list = Vec::new();
        self.items(']', |parser| {
            list.push(parser.value(depth + 1)?);
            Ok(())
        })?;
        Ok(list)
    }

    fn fields(&mut self, depth: usize) -> Result<Vec<(Key, Node<'a>)>, Fault> {
        let (mut fields, mut names) = (Vec::new(), HashSet::new());
        self.items('}', |parser| {
            if parser.peek() != Some('"') {
                return Err(parser.unexpected("a name in `\"`"));
            }
            let key = Key { at: parser.at, text: parser.string()? };
            if !names.insert(key.text.clone()) {
                let found = format!("{} a second time", quoted(&key.text));
                return fail(key.at, found, "each name once in an object");
            }
            if !parser.take(':') {
                return Err(parser.unexpected("`:` after a name"));
            }
            fields.push((key, parser.value(depth + 1)?));
            Ok(())
        })?;
        Ok(fields)
    }

    /// A number, `true`, `false` or `null`.
    fn plain(&mut self) -> Result<&'a str, Fault> {
        let rest = &self.text[self.at..];
        let end = |c: char| !c.is_ascii_alphanumeric() && !"+-.".contains(c);
        let word = &rest[..rest.find(end).unwrap_or(rest.len())];
        let is_number = word.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        if !is_number && !["true", "false", "null"].contains(&word) {
            let expected =
                "a JSON value: a text in `\"`, a number, a list or an object";
            return match word {
                "" => Err(self.unexpected(expected)),
                _ => Err(Word { at: self.at, text: word }.unexpected(expected)),
            };
        }
        self.at += word.len();
        Ok(word)
    }

    /// A text in `"`, whose first `"` is next.
    fn string(&mut self) -> Result<String, Fault> {
        let (start, mut text) = (self.at, String::new());
        self.at += 1;
        loop {
            let Some(c) = self.text[self.at..].chars().next() else {
                return fail(start, "a text without its end", "a `\"` after it");
            };
            let at = self.at;
            self.at += c.len_utf8();
            match c {
                '"' => return Ok(text),
                '\\' => text.push(self.escape(at)?),
                c if c < ' ' => {
                    let found = quoted(&c.to_string());
                    return fail(at, found, "the end of the text, `\"`, on its line");
                }
                c => text.push(c),
            }
        }
    }

    /// The character of an escape that begins at byte `at`; the `\` is read.
    fn escape(&mut self, at: usize) -> Result<char, Fault> {
        let rest = &self.text[self.at..];
        let c = rest.chars().next().unwrap_or('\0');
        let plain = match c {
            '"' | '\\' | '/' => Some(c),
            'b' => Some('\u{8}'),
            'f' => Some('\u{c}'),
            'n' => Some('\n'),
            'r' => Some('\r'),
            't' => Some('\t'),
            _ => None,
        };
        if let Some(plain) = plain {
            self.at += 1;
            return Ok(plain);
        }
        // Two halves of a character beyond U+FFFF are read as one.
        let unit = |rest: &str| {
            let digits = rest.strip_prefix('u')?.get(..4)?;
            let hex = digits.bytes().all(|b| b.is_ascii_hexdigit());
            u16::from_str_radix(digits, 16).ok().filter(|_| hex)
        };
        let first = unit(rest);
        let second = rest.get(5..).and_then(|rest| unit(rest.strip_prefix('\\')?));
        let one = char::decode_utf16(first).next().and_then(Result::ok);
        let two = char::decode_utf16(first.into_iter().chain(second))
            .next()
            .and_then(Result::ok);
        let (c, length) = match (one, two) {
            (Some(c), _) => (c, 5),
            (None, Some(c)) => (c, 11),
            (None, None) => {
                let expected = "an escape of JSON, such as \\\" or \\u00e9";
                return fail(at, "`\\`", expected);
            }
        };
        self.at += length;
        Ok(c)
    }
}
