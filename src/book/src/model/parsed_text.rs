//! A chapter, parsed once: what every rule reads and every expansion walks.
use std::path::{Path, PathBuf};

use super::directive::{Directive, DirectiveKind, directives};
use super::edition::{EditionMark, edition_marks};
use super::exam;
use super::headings::{Heading, Section, headings, sections};
use super::markdown::{CodeBlock, Events, blocks_of, line_of, parse_events};
use super::problem::Problem;

/// A chapter of the book, or a text that a page will show.
#[derive(Debug, Default)]
pub struct ParsedText {
    /// Its file, relative to `chapters`.
    pub path: PathBuf,
    /// Its name in the table of contents; a text that is no chapter has none.
    pub name: String,
    /// Its number, `3`; the initial of its name, `P` for Preface, where it has none.
    pub number: String,
    /// How many lines of the file stand before the text.
    pub lines_before: usize,
    /// The text.
    pub text: String,
    /// What pulldown-cmark reads in it, each with its place.
    pub events: Events,
    /// Its code blocks.
    pub blocks: Vec<CodeBlock>,
    /// Its directives. In code blocks only includes count.
    pub directives: Vec<Directive>,
    /// Its headings.
    pub headings: Vec<Heading>,
    /// Its sections, and how long they take in class.
    pub sections: Vec<Section>,
    /// The marks of what only teachers see.
    pub edition_marks: Vec<EditionMark>,
}

impl ParsedText {
    /// Parses a text of a file.
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

    /// Parses a chapter as mdBook has loaded it, if it has a file.
    pub fn from_chapter(chapter: &mdbook_driver::book::Chapter) -> Option<Self> {
        let number = match &chapter.number {
            Some(number) => number.to_string().trim_end_matches('.').to_owned(),
            None => chapter.name.chars().take(1).collect(),
        };
        let path = chapter.path.as_ref()?;
        let parsed = match path == Path::new(exam::EXAM_PAGE) {
            true => ParsedText::parse(path, &exam::with_shown_values(&chapter.content)),
            false => ParsedText::parse(path, &chapter.content),
        };
        Some(ParsedText { name: chapter.name.clone(), number, ..parsed })
    }

    /// The line of the text, counted from 1, in which a byte of it stands. In the file, `before`
    /// lines more are above it.
    pub fn line(&self, at: usize) -> usize {
        line_of(&self.text, at)
    }

    /// A problem in the line of the file in which a byte of the text stands.
    pub fn problem(&self, at: usize, message: impl Into<String>) -> Problem {
        Problem::new(&self.path, self.lines_before + self.line(at), message)
    }

    /// The code block in which a byte stands.
    pub fn block_at(&self, at: usize) -> Option<&CodeBlock> {
        self.blocks.iter().find(|block| block.range.contains(&at))
    }

    /// Whether it was written rather than made of data or of code.
    pub fn is_handwritten(&self) -> bool {
        let is_generated = |kind: &DirectiveKind| {
            matches!(kind, DirectiveKind::Appendix(_) | DirectiveKind::Source(_))
        };
        !self.directives.iter().any(|directive| is_generated(&directive.kind))
    }
}
