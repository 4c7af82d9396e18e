//! Where the lines of the crates stand in the book.
//!
//! A line stands in one listing at most, and on its crate's page of source. A repeat is
//! marked as one.
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::chapter::Chapter;
use super::include::{Include, is_doc};
use super::markdown::Block;
use super::numbered::Sort;
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
    pub code: Vec<usize>,
    /// What the reader sees.
    pub text: String,
    /// Whether it repeats what has its home elsewhere.
    pub repeat: bool,
}

impl Listing {
    /// How many lines the reader sees, documentation aside.
    pub fn length(&self) -> usize {
        self.text.lines().filter(|line| !is_doc(line)).count()
    }

    /// `chapters/orientation.md:53`.
    pub fn place(&self) -> String {
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
pub struct Weave {
    /// All listings, in the book's order.
    pub listings: Vec<Listing>,
    homes: BTreeMap<(String, usize), Vec<usize>>,
}

impl Weave {
    /// Finds the listings of a book. One that includes nothing readable is not among
    /// them; `check` refuses it.
    pub fn collect(root: &Path, chapters: &[Chapter]) -> Self {
        let mut weave = Weave::default();
        for chapter in chapters {
            let mut count = 0;
            for block in &chapter.blocks {
                if let Some(listing) = read(root, chapter, block, count + 1) {
                    count += 1;
                    weave.add(listing);
                }
            }
        }
        weave
    }

    fn add(&mut self, listing: Listing) {
        let index = self.listings.len();
        if !listing.repeat {
            let file = listing.include.name();
            for &line in &listing.code {
                self.homes.entry((file.clone(), line)).or_default().push(index);
            }
        }
        self.listings.push(listing);
    }

    /// The listings that are home to a line of a file: one, if all is well.
    pub fn homes(&self, file: &str, line: usize) -> impl Iterator<Item = &Listing> {
        let homes = self.homes.get(&(file.to_owned(), line));
        homes.into_iter().flatten().map(|&index| &self.listings[index])
    }

    /// The listing that stands at a line of a chapter.
    pub fn at(&self, chapter: &Path, line: usize) -> Option<&Listing> {
        let is =
            |listing: &&Listing| listing.chapter == chapter && listing.line == line;
        self.listings.iter().find(is)
    }
}

/// Whether a line of Rust is code: not blank, not a comment.
pub fn is_code(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with("//")
}

/// The listing that a block shows, if it does: the so-and-so-many-th of its chapter.
fn read(
    root: &Path,
    chapter: &Chapter,
    block: &Block,
    count: usize,
) -> Option<Listing> {
    let include = Include::of_listing(block, &chapter.path)?;
    let text = include.whole(root).ok()?;
    let lines = include.lines(&text).ok()?;
    let numbered = (1..).zip(text.lines());
    let code = numbered.filter(|(at, line)| lines.contains(at) && is_code(line));
    Some(Listing {
        chapter: chapter.path.clone(),
        title: chapter.name.clone(),
        label: Sort::Listing.label(&chapter.number, count),
        line: block.line,
        code: code.map(|(at, _)| at).collect(),
        text: include.listing(root).ok()?.trim_end().to_owned(),
        lines,
        include,
        repeat: block.is_repeat(),
    })
}
