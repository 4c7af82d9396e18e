//! Parses Markdown with mdBook's extensions, and finds the code blocks.
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// mdBook's own extensions, and formulas.
pub fn options() -> Options {
    Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_HEADING_ATTRIBUTES
        | Options::ENABLE_DEFINITION_LIST
        | Options::ENABLE_GFM
        | Options::ENABLE_MATH
}

/// A code block.
#[derive(Debug)]
pub struct CodeBlock {
    /// The text after the opening fence; `None` for an indented block.
    pub info: Option<String>,
    /// The code.
    pub code: String,
    /// The line of the opening fence, counted from 1.
    pub line: usize,
    /// The byte range in the text, including the fences.
    pub range: Range<usize>,
}

impl CodeBlock {
    /// The words after the opening fence, split as in rustdoc and mdBook.
    pub fn info_words(&self) -> Vec<&str> {
        let info = self.info.as_deref().unwrap_or("");
        info.split([',', ' ', '\t']).filter(|word| !word.is_empty()).collect()
    }

    /// Whether the block shows a crate's code by include.
    pub fn is_listing(&self) -> bool {
        self.info_words() == ["rust", "listing"] || self.is_repeat()
    }

    /// Whether the block is a listing that repeats code of another listing.
    pub fn is_repeat(&self) -> bool {
        self.info_words() == ["rust", "listing", "repeat"]
    }

    /// Whether the block is a worked example: Rust code that is not a listing.
    pub fn is_example(&self) -> bool {
        let words = self.info_words();
        words.first() == Some(&"rust") && !words.contains(&"listing")
    }
}

/// The events of pulldown-cmark, each with its byte range.
pub type Events = Vec<(Event<'static>, Range<usize>)>;

/// Parses a text.
pub fn parse_events(text: &str) -> Events {
    let events = Parser::new_ext(text, options()).into_offset_iter();
    events.map(|(event, range)| (event.into_static(), range)).collect()
}

/// All code blocks of a text, in order.
pub fn blocks(text: &str) -> Vec<CodeBlock> {
    blocks_of(text, &parse_events(text))
}

/// All code blocks of a parsed text, in order.
pub fn blocks_of(text: &str, events: &Events) -> Vec<CodeBlock> {
    let mut blocks: Vec<CodeBlock> = Vec::new();
    let mut inside = false;
    for (event, range) in events {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                let info = match kind {
                    CodeBlockKind::Fenced(info) => Some(info.to_string()),
                    CodeBlockKind::Indented => None,
                };
                let (line, range) = (line_of(text, range.start), range.clone());
                blocks.push(CodeBlock { info, code: String::new(), line, range });
                inside = true;
            }
            Event::End(TagEnd::CodeBlock) => inside = false,
            Event::Text(code) if inside => {
                blocks.last_mut().expect("a block was pushed").code.push_str(code);
            }
            _ => {}
        }
    }
    blocks
}

/// The line that contains a byte offset, counted from 1.
pub fn line_of(text: &str, offset: usize) -> usize {
    1 + text[..offset].matches('\n').count()
}

/// Replaces byte ranges of a text; the ranges are in order and do not overlap.
pub fn splice(
    text: &str,
    edits: impl IntoIterator<Item = (Range<usize>, String)>,
) -> String {
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (range, new) in edits {
        out.push_str(&text[done..range.start]);
        out.push_str(&new);
        done = range.end;
    }
    out.push_str(&text[done..]);
    out
}
