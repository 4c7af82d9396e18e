//! A chapter, parsed once: what every rule reads and every expansion walks.
use std::path::{Path, PathBuf};

use super::directive::{Directive, Kind, directives};
use super::edition::{Mark, marks};
use super::exam;
use super::headings::{Heading, Section, headings, sections};
use super::markdown::{Block, Events, blocks_of, events, line_of};
use super::problem::Problem;

/// A chapter of the book, or a text that a page will show.
#[derive(Debug, Default)]
pub struct Chapter {
    /// Its file, relative to `chapters`.
    pub path: PathBuf,
    /// Its name in the table of contents; a text that is no chapter has none.
    pub name: String,
    /// Its number, `3`; the initial of its name, `P` for Preface, where it has none.
    pub number: String,
    /// How many lines of the file stand before the text.
    pub before: usize,
    /// The text.
    pub text: String,
    /// What pulldown-cmark reads in it, each with its place.
    pub events: Events,
    /// Its code blocks.
    pub blocks: Vec<Block>,
    /// Its directives. In code blocks only includes count.
    pub directives: Vec<Directive>,
    /// Its headings.
    pub headings: Vec<Heading>,
    /// Its sections, and how long they take in class.
    pub sections: Vec<Section>,
    /// The marks of what only teachers see.
    pub marks: Vec<Mark>,
}

impl Chapter {
    /// Parses a text of a file.
    pub fn parse(path: &Path, text: &str) -> Self {
        let events = events(text);
        let blocks = blocks_of(text, &events);
        let headings = headings(&events);
        Chapter {
            path: path.to_owned(),
            directives: directives(text, &blocks),
            sections: sections(text, &headings),
            marks: marks(text, &blocks),
            text: text.to_owned(),
            events,
            blocks,
            headings,
            ..Chapter::default()
        }
    }

    /// Parses a chapter as mdBook has loaded it, if it has a file.
    pub fn of_book(chapter: &mdbook_driver::book::Chapter) -> Option<Self> {
        let number = match &chapter.number {
            Some(number) => number.to_string().trim_end_matches('.').to_owned(),
            None => chapter.name.chars().take(1).collect(),
        };
        let path = chapter.path.as_ref()?;
        let parsed = match path == Path::new(exam::PAGE) {
            true => Chapter::parse(path, &exam::shown(&chapter.content)),
            false => Chapter::parse(path, &chapter.content),
        };
        Some(Chapter { name: chapter.name.clone(), number, ..parsed })
    }

    /// The line of the text, counted from 1, in which a byte of it stands. In the file, `before`
    /// lines more are above it.
    pub fn line(&self, at: usize) -> usize {
        line_of(&self.text, at)
    }

    /// A problem in the line of the file in which a byte of the text stands.
    pub fn problem(&self, at: usize, message: impl Into<String>) -> Problem {
        Problem::new(&self.path, self.before + self.line(at), message)
    }

    /// The code block in which a byte stands.
    pub fn block_at(&self, at: usize) -> Option<&Block> {
        self.blocks.iter().find(|block| block.range.contains(&at))
    }

    /// Whether it was written rather than made of data or of code.
    pub fn is_written(&self) -> bool {
        let is_made = |kind: &Kind| matches!(kind, Kind::Appendix(_) | Kind::Source(_));
        !self.directives.iter().any(|directive| is_made(&directive.kind))
    }
}
