//! The parsed book: its chapters, everything that a chapter can refer to by name, and the data
//! of the appendices.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use base::parallel;
use base::suggestions::suggestion;
use judging::exercises::{self, Exercise};
use mdbook_driver::book::Book;

use super::appendix::{AppendixData, PUZZLE_INDEX};
use super::directive::DirectiveKind;
use super::edition::{Edition, teacher_pages};
use super::facts::{self, FactMap};
use super::include::markdown_includes;
use super::items::{Item, items};
use super::listings::ListingIndex;
use super::numbered::{NumberedItem, NumberedItems, NumberedKind};
use super::page_uses::PageUses;
use super::parsed_text::ParsedText;
use super::source;
use super::text::{relative_root, slashes};

/// Checks a command line, `gods` first: whether the command only prints an answer, so that it
/// may be run; or, as an error, why there is no such command.
pub type CommandCheck = fn(&[&str]) -> Result<bool, String>;

/// The whole book, parsed.
#[derive(Debug)]
pub struct ParsedBook {
    /// The book's root folder.
    pub root: PathBuf,
    /// Checks the commands that chapters show.
    pub check_command: CommandCheck,
    /// All pages, in the book's order.
    pub chapters: Vec<ParsedText>,
    /// The terms, works and appendices by page.
    pub page_uses: PageUses,
    /// Figures, tables, listings and exercises by name.
    pub numbered: NumberedItems,
    /// The listings, and which listings show each line of code.
    pub listings: ListingIndex,
    /// Facts by name.
    pub facts: FactMap,
    /// The source files that the appendix shows, each with the link to its page and heading.
    pub source_links: BTreeMap<String, String>,
    /// The items of all files that the appendix or a listing shows.
    pub items: BTreeMap<String, Vec<Item>>,
    /// The crates or folders that pages of source show, as `rows` and `rows/src/sliding`, each
    /// with its page.
    pub source_parts: Vec<(String, PathBuf)>,
    /// The data of the generated appendices.
    pub appendix: AppendixData,
    /// The exercises, in the book's order.
    pub exercises: Vec<Exercise>,
    /// The edition to build; the students' by default.
    pub edition: Edition,
    /// The pages that only teachers get.
    pub teacher_pages: BTreeSet<PathBuf>,
}

impl ParsedBook {
    /// Parses every chapter of a book, and collects what they can refer to.
    ///
    /// # Errors
    /// If a data file cannot be read.
    pub fn parse(root: &Path, book: &Book, commands: CommandCheck) -> Result<Self> {
        let chapters: Vec<_> = book.chapters().collect();
        let chapters =
            parallel::map(&chapters, |chapter| ParsedText::from_chapter(chapter));
        let chapters: Vec<_> = chapters.into_iter().flatten().collect();
        let (appendix, listings) =
            (AppendixData::read(root)?, ListingIndex::read(root, &chapters));
        let (sources, source_parts) = source_pages(root, &chapters)?;
        let items = items_of(root, &listings, &sources);
        Ok(ParsedBook {
            root: root.to_owned(),
            check_command: commands,
            page_uses: PageUses::collect(&chapters, &appendix.glossary),
            numbered: number_items(&chapters, &listings),
            listings,
            facts: facts::read(root)?,
            source_links: sources,
            items,
            source_parts,
            appendix,
            exercises: exercises::load_all(root)?,
            chapters,
            edition: Edition::default(),
            teacher_pages: teacher_pages(book),
        })
    }

    /// Whether this edition omits a page.
    pub fn is_hidden(&self, page: &Path) -> bool {
        self.edition == Edition::Students && self.teacher_pages.contains(page)
    }

    /// The chapter of a file, whose path has slashes on every system.
    ///
    /// # Errors
    /// If there is none; the message suggests similar names.
    pub fn chapter(&self, path: &str) -> Result<&ParsedText, String> {
        let found = self.chapters.iter().find(|it| it.path == Path::new(path));
        found.ok_or_else(|| {
            let known: Vec<_> =
                self.chapters.iter().map(|c| slashes(&c.path)).collect();
            let near = suggestion(path, known.iter().map(String::as_str));
            format!("the book has no chapter `{path}`:{near}")
        })
    }

    /// The value of a fact, or of one entry of a list: `layers[11]`.
    ///
    /// # Errors
    /// If there is no such fact; the message suggests similar names.
    pub fn fact(&self, name: &str) -> Result<String, String> {
        facts::shown_value(&self.facts, name)
    }

    /// The Markdown link from one page to another. `None` if this edition omits the other page.
    pub fn link(&self, from: &Path, to: &str) -> Option<String> {
        if self.is_hidden(Path::new(to)) && !self.is_hidden(from) {
            return None;
        }
        let name = &self.chapter(to).ok()?.name;
        Some(format!("[{name}]({}{to})", relative_root(from)))
    }

    /// The texts of the data files, each parsed on its own.
    pub fn fragments(&self) -> Vec<ParsedText> {
        // The layer tables are left out: they hold only computed numbers.
        let AppendixData {
            checklist,
            errata,
            notation,
            glossary,
            bibliography,
            puzzles,
            ..
        } = &self.appendix;
        let checklist = checklist.fragments(|it| vec![&it.claim]);
        let errata = errata.fragments(|it| vec![&it.location, &it.says, &it.right]);
        let notation = notation.fragments(|it| vec![&it.symbol, &it.means]);
        let glossary = glossary.fragments(|it| vec![&it.term, &it.means]);
        let works = bibliography.fragments(|it| {
            [&it.author, &it.title].into_iter().chain(&it.place).collect()
        });
        let index = ParsedText::parse(Path::new(PUZZLE_INDEX), puzzles);
        let all = checklist.chain(errata).chain(notation).chain(glossary);
        all.chain(works).chain([index]).collect()
    }

    /// The generated Markdown files that chapters include, each parsed on its own. A file that
    /// cannot be read is reported at its include.
    pub fn included_texts(&self) -> Vec<ParsedText> {
        let files = self
            .chapters
            .iter()
            .flat_map(markdown_includes)
            .map(|(_, include)| include);
        let parsed = files.filter_map(|include| {
            let path = include.file.strip_prefix("chapters").ok()?;
            Some(ParsedText::parse(path, &include.text(&self.root).ok()?))
        });
        parsed.collect()
    }
}

/// Numbers figures, tables, listings and exercises, each kind separately and in each chapter
/// from 1.
fn number_items(chapters: &[ParsedText], listings: &ListingIndex) -> NumberedItems {
    let mut register = NumberedItems::default();
    for listing in listings.all.iter().filter(|listing| !listing.is_repeat) {
        let (label, chapter) = (listing.label.clone(), listing.chapter.clone());
        let item =
            NumberedItem { label, id: listing.id(), chapter, line: listing.line };
        register.add(NumberedKind::Listing, &listing.include.reference(), item);
    }
    for chapter in chapters {
        let mut counts = BTreeMap::new();
        for directive in &chapter.directives {
            let (kind, name) = match &directive.kind {
                DirectiveKind::Figure(name, _) => (NumberedKind::Figure, name),
                DirectiveKind::Table(name, _) => (NumberedKind::Table, name),
                DirectiveKind::Exercise(name) => (NumberedKind::Exercise, name),
                _ => continue,
            };
            let count = counts.entry(kind).or_insert(0);
            *count += 1;
            let item = NumberedItem {
                label: kind.label(&chapter.number, *count),
                id: format!("{}-{name}", kind.word()),
                chapter: chapter.path.clone(),
                line: directive.line,
            };
            register.add(kind, name, item);
        }
    }
    register
}

/// The items of all files that are shown. A file that cannot be read has none; it is reported
/// at its include.
fn items_of(
    root: &Path,
    listings: &ListingIndex,
    sources: &BTreeMap<String, String>,
) -> BTreeMap<String, Vec<Item>> {
    let listed = listings.all.iter().map(|listing| listing.include.name());
    let files: BTreeSet<_> = listed.chain(sources.keys().cloned()).collect();
    let files: Vec<_> = files.into_iter().collect();
    let read =
        |file: &String| items(&fs::read_to_string(root.join(file)).unwrap_or_default());
    let found = parallel::map(&files, read);
    files.into_iter().zip(found).collect()
}

/// The crates or folders that pages of source show, with their pages.
type SourceParts = Vec<(String, PathBuf)>;

/// The links of all source files that the appendix shows, and the crates or folders that it
/// shows.
fn source_pages(
    root: &Path,
    chapters: &[ParsedText],
) -> Result<(BTreeMap<String, String>, SourceParts)> {
    let mut parts = SourceParts::new();
    for chapter in chapters {
        for directive in &chapter.directives {
            if let DirectiveKind::Source(part) = &directive.kind {
                parts.push((part.clone(), chapter.path.clone()));
            }
        }
    }
    let mut sources = BTreeMap::new();
    for (part, page) in &parts {
        let page = slashes(&page.with_extension("html"));
        for file in
            source::files_of_part(root, part, parts.iter().map(|(part, _)| &**part))?
        {
            let link = format!("{page}#{}", source::heading_id(&file));
            sources.insert(file, link);
        }
    }
    Ok((sources, parts))
}
