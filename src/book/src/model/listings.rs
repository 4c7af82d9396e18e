//! The listings of the book, and the listing in which each line of the crates is shown.
//!
//! A line is shown in at most one listing, its home, and on its crate's page of source. Further
//! listings of the same line are marked as repeats.
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::include::{Include, is_doc};
use super::markdown::CodeBlock;
use super::numbered::NumberedKind;
use super::parsed_text::ParsedText;
use super::source::heading_id;
use super::text::slashes;

/// A listing: the lines of a file that a chapter shows.
#[derive(Debug)]
pub struct Listing {
    /// The chapter's file.
    pub chapter: PathBuf,
    /// The chapter's name.
    pub title: String,
    /// The line of its fence in the chapter, counted from 1.
    pub line: usize,
    /// The label: `Listing 3.2`.
    pub label: String,
    /// The file and the anchor.
    pub include: Include,
    /// The lines of the file that are shown, counted from 1.
    pub lines: Range<usize>,
    /// The shown lines that are code, neither blank nor comments.
    pub code_lines: Vec<usize>,
    /// The text on the page.
    pub text: String,
    /// Whether it repeats lines of another listing.
    pub is_repeat: bool,
}

impl Listing {
    /// The number of lines on the page, without documentation comments.
    pub fn length(&self) -> usize {
        self.text.lines().filter(|line| !is_doc(line)).count()
    }

    /// The place in the book: `chapters/orientation.md:53`.
    pub fn location(&self) -> String {
        format!("chapters/{}:{}", slashes(&self.chapter), self.line)
    }

    /// The id of the listing on its page.
    pub fn id(&self) -> String {
        let anchor = self.include.anchor.as_deref().unwrap_or("file");
        format!("listing-{}-{anchor}", heading_id(&self.include.name()))
    }
}

/// All listings, and for each line of code the listings that show it.
#[derive(Debug, Default)]
pub struct ListingIndex {
    /// All listings, in the book's order.
    pub all: Vec<Listing>,
    homes: BTreeMap<(String, usize), Vec<usize>>,
}

impl ListingIndex {
    /// Collects the listings of a book. A listing whose include cannot be read is left out; the
    /// rules report it.
    pub fn read(root: &Path, chapters: &[ParsedText]) -> Self {
        let mut index = ListingIndex::default();
        for chapter in chapters {
            let mut count = 0;
            for block in &chapter.blocks {
                if let Some(listing) = read_listing(root, chapter, block, count + 1) {
                    count += 1;
                    index.add(listing);
                }
            }
        }
        index
    }

    fn add(&mut self, listing: Listing) {
        let index = self.all.len();
        if !listing.is_repeat {
            let file = listing.include.name();
            for &line in &listing.code_lines {
                self.homes.entry((file.clone(), line)).or_default().push(index);
            }
        }
        self.all.push(listing);
    }

    /// The listings that show a line of a file, repeats aside: at most one in a valid book.
    pub fn homes(&self, file: &str, line: usize) -> impl Iterator<Item = &Listing> {
        let homes = self.homes.get(&(file.to_owned(), line));
        homes.into_iter().flatten().map(|&index| &self.all[index])
    }

    /// The listing whose fence is in a line of a chapter.
    pub fn at_line(&self, chapter: &Path, line: usize) -> Option<&Listing> {
        let is_at =
            |listing: &&Listing| listing.chapter == chapter && listing.line == line;
        self.all.iter().find(is_at)
    }
}

/// Whether a line of Rust is code: not blank, not a comment.
pub fn is_code(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with("//")
}

/// Reads the listing of a code block, the `count`-th of its chapter. `None` if the block is not
/// a listing or cannot be read.
fn read_listing(
    root: &Path,
    chapter: &ParsedText,
    block: &CodeBlock,
    count: usize,
) -> Option<Listing> {
    let include = Include::from_listing(block, &chapter.path)?;
    let text = include.read_file(root).ok()?;
    let lines = include.line_range(&text).ok()?;
    let numbered = (1..).zip(text.lines());
    let code = numbered.filter(|(at, line)| lines.contains(at) && is_code(line));
    Some(Listing {
        chapter: chapter.path.clone(),
        title: chapter.name.clone(),
        label: NumberedKind::Listing.label(&chapter.number, count),
        line: block.line,
        code_lines: code.map(|(at, _)| at).collect(),
        text: include.listing_text(root).ok()?.trim_end().to_owned(),
        lines,
        include,
        is_repeat: block.is_repeat(),
    })
}
