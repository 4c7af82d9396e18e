//! A chapter or another text, parsed once; every rule and every expansion works on the result.
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::directive::{Directive, DirectiveKind, directives};
use super::edition::{EditionMark, edition_marks};
use super::exam;
use super::headings::{Heading, Section, headings, sections};
use super::markdown::{CodeBlock, Events, blocks_of, line_of, parse_events};
use super::problem::Problem;

/// A parsed Markdown text: a chapter, an included file, or a fragment such as one entry of an
/// appendix.
#[derive(Debug, Default)]
pub struct ParsedText {
    /// The file, relative to `chapters`.
    pub path: PathBuf,
    /// The name in the table of contents; empty if the text is not a chapter.
    pub name: String,
    /// The chapter's number, `3`; for a chapter without a number the initial of its name, `P`
    /// for Preface.
    pub number: String,
    /// The number of lines of the file before the text.
    pub lines_before: usize,
    /// The text.
    pub text: String,
    /// The events of pulldown-cmark, each with its byte range.
    pub events: Events,
    /// The code blocks.
    pub blocks: Vec<CodeBlock>,
    /// The directives; in code blocks, only includes.
    pub directives: Vec<Directive>,
    /// The headings.
    pub headings: Vec<Heading>,
    /// The sections, and the minutes they take in class.
    pub sections: Vec<Section>,
    /// The marks around text that only teachers see.
    pub edition_marks: Vec<EditionMark>,
}

impl ParsedText {
    /// Parses a text that belongs to a file.
    pub fn parse(path: &Path, text: &str) -> Self {
        let events = parse_events(text);
        let blocks = blocks_of(text, &events);
        let headings = headings(&events);
        ParsedText {
            path: path.to_owned(),
            directives: directives(text, &blocks),
            sections: sections(text, &headings),
            edition_marks: edition_marks(text, &blocks),
            text: text.to_owned(),
            events,
            blocks,
            headings,
            ..ParsedText::default()
        }
    }

    /// Parses a chapter loaded by mdBook. `None` for a draft, which has no file.
    pub fn from_chapter(chapter: &mdbook_driver::book::Chapter) -> Option<Self> {
        let number = match &chapter.number {
            Some(number) => number.to_string().trim_end_matches('.').to_owned(),
            None => chapter.name.chars().take(1).collect(),
        };
        let path = chapter.path.as_ref()?;
        let parsed = if path == Path::new(exam::EXAM_PAGE) {
            ParsedText::parse(path, &exam::with_shown_values(&chapter.content))
        } else {
            ParsedText::parse(path, &chapter.content)
        };
        Some(ParsedText { name: chapter.name.clone(), number, ..parsed })
    }

    /// The line of the text that contains a byte offset, counted from 1. In the file,
    /// `lines_before` more lines precede it.
    pub fn line(&self, at: usize) -> usize {
        line_of(&self.text, at)
    }

    /// A problem in the line of the file that contains a byte offset of the text.
    pub fn problem(&self, at: usize, message: impl Into<String>) -> Problem {
        Problem::new(&self.path, self.lines_before + self.line(at), message)
    }

    /// The subranges of a range outside what each directive hides of it.
    pub fn without_directives(
        &self,
        range: Range<usize>,
        hidden: impl Fn(&Directive) -> Range<usize>,
    ) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let mut start = range.start;
        for hidden in self.directives.iter().map(hidden) {
            if hidden.end > start && hidden.start < range.end {
                parts.push(start..hidden.start.max(start));
                start = hidden.end.min(range.end);
            }
        }
        parts.push(start..range.end);
        parts
    }

    /// The code block that contains a byte offset.
    pub fn block_at(&self, at: usize) -> Option<&CodeBlock> {
        self.blocks.iter().find(|block| block.range.contains(&at))
    }

    /// Whether an author wrote the text; otherwise the page is generated from data or code.
    pub fn is_handwritten(&self) -> bool {
        let is_generated = |kind: &DirectiveKind| {
            matches!(kind, DirectiveKind::Appendix(_) | DirectiveKind::Source(_))
        };
        !self.directives.iter().any(|directive| is_generated(&directive.kind))
    }
}
