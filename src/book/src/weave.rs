//! Where the lines of the crates stand in the book.
//!
//! A line has one home, the listing that shows it. A repeat is marked as one.
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use mdbook_driver::book::Book;

use super::directive::{Kind, directives};
use super::include::Include;
use super::markdown::{Block, blocks, folds};
use super::problem::Problem;

/// A listing is at most this long, as shown.
pub const LONGEST: usize = 40;

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
    /// How many lines the reader sees.
    pub shown: usize,
    /// Whether it repeats what has its home elsewhere.
    pub repeat: bool,
    /// Whether it stands in a `<details>`.
    pub folded: bool,
}

impl Listing {
    /// `chapters/orientation.md:53`.
    pub fn place(&self) -> String {
        let place = Problem::new(&self.chapter, self.line, "").to_string();
        place.trim_end_matches(": ").to_owned()
    }

    /// The id of the listing on its page.
    pub fn id(&self) -> String {
        let file = super::source::heading_id(&self.include.name());
        let anchor = self.include.anchor.as_deref().unwrap_or("file");
        format!("listing-{file}-{anchor}")
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
    pub fn collect(root: &Path, book: &Book) -> Self {
        let mut weave = Weave::default();
        for chapter in book.chapters() {
            let Some(path) = &chapter.path else { continue };
            let folds = folds(&chapter.content);
            for block in blocks(&chapter.content) {
                if let Some(mut listing) = read(root, path, &block) {
                    listing.title = chapter.name.clone();
                    listing.folded =
                        folds.iter().any(|fold| fold.contains(&block.range.start));
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

    /// What is wrong with the listing at a line of a chapter.
    pub fn wrong(&self, chapter: &Path, line: usize) -> Option<String> {
        let listing = self.at(chapter, line)?;
        let file = listing.include.name();
        if listing.shown > LONGEST {
            return Some(format!(
                "the listing shows {} lines, and {LONGEST} are the most: split its anchor \
                 in {file}",
                listing.shown
            ));
        }
        let first_home = |line: &usize| self.homes(&file, *line).next();
        if listing.repeat {
            let homeless =
                listing.code.iter().find(|line| first_home(line).is_none())?;
            return Some(format!(
                "a repeat of {file}:{homeless}, which has no home: take the word `repeat` \
                 away, or show that line in a listing elsewhere"
            ));
        }
        let earlier = |line: &&usize| {
            first_home(line).is_some_and(|home| !std::ptr::eq(home, listing))
        };
        let doubled = listing.code.iter().find(earlier)?;
        let home = first_home(doubled)?.place();
        Some(format!(
            "{file}:{doubled} already stands at {home}: mark a repeat as \
             ```rust,listing,repeat"
        ))
    }
}

/// Whether a line of Rust is code: not blank, not a comment.
pub fn is_code(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with("//")
}

fn read(root: &Path, chapter: &Path, block: &Block) -> Option<Listing> {
    let inside = directives(&block.code, &[]);
    let (true, Some(Kind::Include(argument))) =
        (block.is_listing(), inside.first().map(|directive| &directive.kind))
    else {
        return None;
    };
    let include = Include::parse(argument, chapter);
    let text = include.whole(root).ok()?;
    let lines = include.lines(&text).ok()?;
    let numbered = text.lines().enumerate().map(|(at, line)| (at + 1, line));
    let code = numbered.filter(|(at, line)| lines.contains(at) && is_code(line));
    let code = code.map(|(at, _)| at).collect();
    let shown = include.listing(root).ok()?.trim_end().lines().count();
    Some(Listing {
        chapter: chapter.to_owned(),
        title: String::new(),
        label: String::new(),
        line: block.line,
        include,
        lines,
        code,
        shown,
        repeat: block.is_repeat(),
        folded: false,
    })
}
