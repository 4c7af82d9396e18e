//! Where the lines of the crates stand in the book.
//!
//! A line stands in one listing at most, and on its crate's page of source. A repeat is
//! marked as one.
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::include::{Include, is_doc};
use super::markdown::CodeBlock;
use super::numbered::NumberedKind;
use super::parsed_text::ParsedText;
use super::source::heading_id;
use super::text::slashes;

/// A listing: which lines of which file it shows.
#[derive(Debug)]
pub struct Listing {
    /// The chapter it stands in.
    pub chapter: PathBuf,
    /// The chapter's name.
    pub title: String,
    /// Its line there.
    pub line: usize,
    /// `Listing 3.2`.
    pub label: String,
    /// The file and the anchor.
    pub include: Include,
    /// The lines of the file, counted from 1.
    pub lines: Range<usize>,
    /// Those of them that are code.
    pub code_lines: Vec<usize>,
    /// What the reader sees.
    pub text: String,
    /// Whether it repeats what has its home elsewhere.
    pub is_repeat: bool,
}

impl Listing {
    /// How many lines the reader sees, documentation aside.
    pub fn length(&self) -> usize {
        self.text.lines().filter(|line| !is_doc(line)).count()
    }

    /// `chapters/orientation.md:53`.
    pub fn location(&self) -> String {
        format!("chapters/{}:{}", slashes(&self.chapter), self.line)
    }

    /// The id of the listing on its page.
    pub fn id(&self) -> String {
        let anchor = self.include.anchor.as_deref().unwrap_or("file");
        format!("listing-{}-{anchor}", heading_id(&self.include.name()))
    }
}

/// All listings, and for each line of a file those that are its home.
#[derive(Debug, Default)]
pub struct ListingIndex {
    /// All listings, in the book's order.
    pub all: Vec<Listing>,
    homes: BTreeMap<(String, usize), Vec<usize>>,
}

impl ListingIndex {
    /// Finds the listings of a book. One that includes nothing readable is not among
    /// them; `check` refuses it.
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

    /// The listings that are home to a line of a file: one, if all is well.
    pub fn homes(&self, file: &str, line: usize) -> impl Iterator<Item = &Listing> {
        let homes = self.homes.get(&(file.to_owned(), line));
        homes.into_iter().flatten().map(|&index| &self.all[index])
    }

    /// The listing that stands at a line of a chapter.
    pub fn at_line(&self, chapter: &Path, line: usize) -> Option<&Listing> {
        let is =
            |listing: &&Listing| listing.chapter == chapter && listing.line == line;
        self.all.iter().find(is)
    }
}

/// Whether a line of Rust is code: not blank, not a comment.
pub fn is_code(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with("//")
}

/// The listing that a block shows, if it does: the so-and-so-many-th of its chapter.
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
