//! What a reader sees of a Markdown text, in one spelling: all but what is computed, run
//! or hidden, with titles, labels and alternative texts, in joined lines.
use std::ops::Range;
use std::sync::LazyLock;

use pulldown_cmark::{Event, LinkType, Parser, Tag, TagEnd};
use regex::{Captures, Regex};

use super::spelling::{is_raised, plain};
use crate::model::Chapter;
use crate::model::directive::Kind;
use crate::model::markdown::Block;
use crate::model::text::regex;

/// What stands for a fact.
pub const FACT: &str = "\u{fffc}";
/// What stands for a work that is cited.
pub const CITED: &str = "\u{fffb}";
/// What stands for any other directive.
const OBJECT: &str = "\u{fffa}";
/// What stands after a `!`, or four digits, in a formula: they are no cry, no year.
pub const IN_FORMULA: &str = "\u{2061}";

static TAG: LazyLock<Regex> = LazyLock::new(|| {
    regex(r#"(?s)<!--.*?(?:-->|$)|</?[a-zA-Z](?:[^>"']|"[^"]*"|'[^']*')*>"#)
});
static ATTRIBUTE: LazyLock<Regex> = LazyLock::new(|| {
    regex(
        r#"(?is)\s(?:title|aria-[a-z]+|alt|label|summary|placeholder|content)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))"#,
    )
});
static MARKED: LazyLock<Regex> = LazyLock::new(|| regex(r"(!)|(^|[^\w.,])(\d{4})\b"));
static ENTITY: LazyLock<Regex> = LazyLock::new(|| regex(r"&#?\w+;"));
static COMMENT: LazyLock<Regex> = LazyLock::new(|| {
    regex(
        r###"(?s)//[^\n]*|/\*.*?\*/|r##".*?"##|r#".*?"#|r"[^"]*"|"(?:\\.|[^"\\])*"|'(?:\\.[^']*|[^\\'])'"###,
    )
});
/// What LaTeX writes in its own way, and what it means, in this order.
static LATEX: LazyLock<[(Regex, &str); 9]> = LazyLock::new(|| {
    [
        (r"(\d)([A-Za-z])", "${1}\u{2062}$2"),
        (r"\\(?:cdot|ast)\b", "·"),
        (r"\\times\b", "×"),
        (r"\\(?:thinspace|enspace|quad|[,;:!> ~_'])|~", " "),
        (r"\\(?:text|mathrm|operatorname)\{([^{}]*)\}", "$1"),
        (r"\{([,. ]?)\}", "$1"),
        (r"\^\s*\{\s*(\d+)\s*\}", "^$1"),
        (r"\((\d+)\)\s*!", "$1!"),
        (r"\s+!", "!"),
    ]
    .map(|(pattern, plain)| (regex(pattern), plain))
});

/// The visible text, and for some of its bytes where they stand in the source.
#[derive(Debug, Default)]
pub struct Visible {
    /// The text; a line is a paragraph, a cell, a label.
    pub text: String,
    places: Vec<(usize, usize)>,
}

impl Visible {
    /// Where in the source, to the line, a byte of the text comes from.
    pub fn source(&self, at: usize) -> usize {
        let next = self.places.partition_point(|(visible, _)| *visible <= at);
        self.places[..next].last().map_or(0, |(_, source)| *source)
    }

    /// A part of the text as the author wrote it in the source, where that can be told.
    pub fn written<'a>(&self, part: Range<usize>, source: &'a str) -> Option<&'a str> {
        let exact = |at: usize, next: usize| {
            let (visible, source) = self.places.get(next.checked_sub(1)?)?;
            Some(source + at - visible)
        };
        let Range { start, end } = part;
        let from = exact(start, self.places.partition_point(|it| it.0 <= start))?;
        let to = exact(end, self.places.partition_point(|it| it.0 < end))?;
        let to = (to..=source.len()).find(|at| source.is_char_boundary(*at))?;
        let said = source.get(from..to)?;
        let mut again = Visible::default();
        again.push(said, 0);
        // A formula is rewritten, so that its places are not exact.
        (again.text == *self.text.get(start..end)?).then_some(said)
    }

    /// Adds a piece of text, in one spelling.
    fn push(&mut self, piece: &str, mut source: usize) {
        for line in piece.split_inclusive('\n') {
            self.places.push((self.text.len(), source));
            let mut before = ' ';
            for c in line.chars() {
                let start = self.text.len();
                self.push_char(c, before);
                before = c;
                source += c.len_utf8();
                if self.text.len() != start + c.len_utf8() {
                    self.places.push((self.text.len(), source));
                }
            }
        }
    }

    fn push_char(&mut self, c: char, before: char) {
        if c.is_ascii() && !c.is_whitespace() {
            return self.text.push(c);
        }
        let plain = plain(c);
        if is_raised(c) && !is_raised(before) {
            self.text.push('^');
        } else if plain.len() > 1
            && plain.starts_with('.')
            && !self.text.ends_with(|c: char| c.is_ascii_digit())
        {
            self.text.push('0');
        }
        if plain != " " || !self.text.ends_with(' ') {
            self.text += &plain;
        }
    }
}

/// A formula as one writes it without LaTeX.
pub fn formula(latex: &str) -> String {
    LATEX.iter().fold(latex.to_owned(), |text, (pattern, plain)| {
        pattern.replace_all(&text, *plain).into_owned()
    })
}

/// What of a text is read as it stands.
pub fn visible(page: &Chapter) -> Visible {
    let text = &page.text;
    let hidden = page.directives.iter().map(|directive| {
        let (Range { start, end }, caption) =
            (directive.range.clone(), directive.caption(text));
        let mark = match directive.kind {
            Kind::Fact(_) => FACT,
            Kind::Cite(_) => CITED,
            _ => OBJECT,
        };
        (start..if caption.is_empty() { end } else { caption.start }, mark)
    });
    let mut reader = Reader { text, hidden: hidden.collect(), ..Reader::default() };
    for (event, range) in &page.events {
        reader.read(event, range.clone(), &page.blocks);
    }
    let Reader { mut visible, aside, .. } = reader;
    for (text, source) in aside {
        visible.push("\n", source);
        visible.push(&text, source);
    }
    visible
}

#[derive(Default)]
struct Reader<'a> {
    text: &'a str,
    hidden: Vec<(Range<usize>, &'static str)>,
    visible: Visible,
    /// What is not in the line: titles, labels.
    aside: Vec<(String, usize)>,
    is_silent: bool,
}

impl<'a> Reader<'a> {
    fn read(&mut self, event: &Event, range: Range<usize>, blocks: &[Block]) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => {
                let block = blocks.iter().find(|b| b.range.start == range.start);
                if let Some(block) = block.filter(|block| block.is_tested()) {
                    self.is_silent = true;
                    self.tested(block);
                }
            }
            Event::Start(Tag::HtmlBlock) => self.html(range),
            Event::Start(Tag::Link { link_type, title, .. }) => {
                self.is_silent =
                    matches!(link_type, LinkType::Autolink | LinkType::Email);
                self.aside.push((title.to_string(), range.start));
            }
            Event::Start(Tag::Image { title, .. }) => {
                self.aside.push((title.to_string(), range.start));
            }
            Event::Text(_) if self.is_silent => {}
            Event::Text(said) => self.show(said, range),
            Event::Code(said) => {
                self.show(said, range.clone());
                if said.ends_with('!') {
                    self.visible.push(IN_FORMULA, range.end);
                }
            }
            Event::InlineMath(latex) | Event::DisplayMath(latex) => {
                let start = range.start + self.text[range].find(&**latex).unwrap_or(0);
                for (piece, at) in self.shown(start..start + latex.len()) {
                    let piece = formula(piece);
                    let marked = format!("$1$2$3{IN_FORMULA}");
                    self.visible.push(&MARKED.replace_all(&piece, marked), at);
                }
            }
            Event::InlineHtml(tag) => {
                let start =
                    ["<br", "<sup"].iter().position(|name| tag.starts_with(name));
                let mark = start.map_or("", |start| [" ", "^"][start]);
                self.visible.push(mark, range.start);
                self.attributes(tag, range.start);
            }
            Event::SoftBreak | Event::HardBreak => self.visible.push(" ", range.start),
            Event::End(TagEnd::Link | TagEnd::CodeBlock) => {
                self.is_silent = false;
                if matches!(event, Event::End(TagEnd::CodeBlock)) {
                    self.visible.push("\n", range.end);
                }
            }
            Event::End(
                TagEnd::Emphasis
                | TagEnd::Strong
                | TagEnd::Strikethrough
                | TagEnd::Image,
            ) => {}
            Event::End(_) => self.visible.push("\n", range.end),
            _ => {}
        }
    }

    /// The parts of a range of the source, a mark in place of what is computed.
    fn shown(&self, range: Range<usize>) -> Vec<(&'a str, usize)> {
        let mut parts = Vec::new();
        let mut at = range.start;
        for (hidden, mark) in &self.hidden {
            if hidden.end <= at || hidden.start >= range.end {
                continue;
            }
            parts.push((self.text.get(at..hidden.start).unwrap_or(""), at));
            parts.push((mark, hidden.start));
            at = hidden.end.min(range.end);
        }
        parts.push((self.text.get(at..range.end).unwrap_or(""), at));
        parts
    }

    fn show(&mut self, said: &str, range: Range<usize>) {
        // What is decoded, or within backticks, is not what the range holds.
        let Some(start) = self.text[range.clone()].find(said) else {
            return self.visible.push(said, range.start);
        };
        let start = range.start + start;
        for (part, at) in self.shown(start..start + said.len()) {
            self.visible.push(part, at);
        }
    }

    /// Of code that runs, the comments; of a session, the lines above its first command.
    fn tested(&mut self, block: &Block) {
        let lines = &self.text[block.range.clone()];
        let shown = match block.words().first() {
            Some(&"console") => {
                let typed = lines
                    .lines()
                    .skip(1)
                    .take_while(|l| !l.trim_start().starts_with("$ "));
                let typed: Vec<_> =
                    typed.filter(|line| !line.starts_with("```")).collect();
                format!("\n{}", typed.join("\n"))
            }
            _ if block.is_example() => comments(lines),
            _ => return,
        };
        let mut source = block.range.start;
        for (said, line) in shown.lines().zip(lines.split_inclusive('\n')) {
            self.visible.push(if said.is_empty() { "\n" } else { said }, source);
            self.visible.push(" ", source);
            source += line.len();
        }
    }

    fn html(&mut self, range: Range<usize>) {
        let text = self.text;
        let mut at = range.start;
        for tag in TAG.find_iter(&text[range.clone()]) {
            let between = at..range.start + tag.start();
            self.between(between);
            self.attributes(tag.as_str(), range.start + tag.start());
            at = range.start + tag.end();
        }
        self.between(at..range.end);
    }

    fn between(&mut self, range: Range<usize>) {
        for (part, at) in self.shown(range) {
            self.visible.push(&decoded(part), at);
        }
    }

    fn attributes(&mut self, tag: &str, source: usize) {
        if tag.starts_with("<!--") {
            return;
        }
        for found in ATTRIBUTE.captures_iter(tag) {
            let value =
                found.iter().skip(1).flatten().next().map_or("", |v| v.as_str());
            self.aside.push((decoded(value), source));
        }
    }
}

/// HTML without entities.
fn decoded(html: &str) -> String {
    let plain = |entity: &Captures| {
        let events = Parser::new(&entity[0]);
        events
            .filter_map(
                |e| if let Event::Text(c) = e { Some(c.to_string()) } else { None },
            )
            .collect::<String>()
    };
    ENTITY.replace_all(html, plain).into_owned()
}

/// The comments in Rust code, each in its line, without their marks and without the
/// examples of the documentation, which the tests run.
pub fn comments(code: &str) -> String {
    let mut out = String::new();
    let mut at = 0;
    for found in COMMENT.find_iter(code).filter(|found| found.as_str().starts_with('/'))
    {
        out.extend(code[at..found.start()].chars().filter(|c| *c == '\n'));
        let marks: &[char] = &['/', '*', '!'];
        let lines = found.as_str().split('\n').map(|line| {
            let line = line.trim().trim_start_matches(marks);
            line.strip_prefix(' ').unwrap_or(line).trim_end_matches("*/").to_owned()
        });
        out += &lines.collect::<Vec<_>>().join("\n");
        at = found.end();
    }
    let mut is_example = false;
    let shown = out.split('\n').map(|line| {
        let fence = line.trim_start().starts_with("```");
        is_example ^= fence;
        if fence || is_example { "" } else { line }
    });
    shown.collect::<Vec<_>>().join("\n")
}
