//! The pages of the book: their headings, and which terms, works and appendices stand
//! on which.
use std::collections::BTreeMap;
use std::path::Path;

use mdbook_driver::book::Book;

use super::appendix::Data;
use super::appendix::glossary::{self, Term};
use super::directive::{Kind, directives};
use super::headings::{Heading, headings};
use super::listing::up;
use super::markdown::blocks;
use super::site::slashes;
use super::teaching::minutes::{Section, sections};

/// A page: a chapter, or one of the pages after them.
#[derive(Debug)]
pub struct Page {
    /// Its file, relative to `chapters`, with slashes on every system.
    pub path: String,
    /// Its name in the table of contents.
    pub name: String,
    /// Its headings, in order.
    pub headings: Vec<Heading>,
    /// Its sections, and how long they take in class.
    pub sections: Vec<Section>,
    /// Whether it was written rather than made of data or of code.
    pub is_chapter: bool,
}

/// A place that shows the plan of a session.
#[derive(Debug)]
pub struct Shown {
    /// The session's number.
    pub number: usize,
    /// The page.
    pub page: String,
    /// The line, counted from 1.
    pub line: usize,
}

/// All pages.
#[derive(Debug, Default)]
pub struct Pages {
    /// In the book's order.
    pub list: Vec<Page>,
    /// The page that shows an appendix, by the appendix's name.
    appendices: BTreeMap<String, String>,
    /// Where sessions are shown.
    pub sessions: Vec<Shown>,
    /// The chapters that use a term, by its id.
    pub used: BTreeMap<String, Vec<String>>,
    /// The chapters that cite a work, by its key.
    pub cited: BTreeMap<String, Vec<String>>,
}

impl Pages {
    /// Collects the pages of a book.
    pub fn collect(book: &Book, terms: &Data<Term>) -> Self {
        let mut pages = Pages::default();
        for chapter in book.chapters() {
            let Some(path) = chapter.path.as_deref().map(slashes) else { continue };
            let text = &chapter.content;
            let directives = directives(text, &blocks(text));
            let mut is_chapter = true;
            for directive in &directives {
                match directive.kind {
                    Kind::Appendix(name) => {
                        is_chapter = false;
                        pages.appendices.insert(name.to_owned(), path.clone());
                    }
                    Kind::Session(number) => {
                        pages.sessions.extend(number.parse().ok().map(|number| Shown {
                            number,
                            page: path.clone(),
                            line: directive.line,
                        }))
                    }
                    Kind::Source(_) => is_chapter = false,
                    Kind::Cite(key) => add(&mut pages.cited, key.to_owned(), &path),
                    _ => {}
                }
            }
            if is_chapter {
                for found in glossary::uses(text, &directives, terms) {
                    add(&mut pages.used, found.term.id(), &path);
                }
            }
            let (name, headings) = (chapter.name.clone(), headings(text));
            let sections = sections(text);
            pages.list.push(Page { path, name, headings, sections, is_chapter });
        }
        pages
    }

    /// Whether this page was written rather than made of data or of code.
    pub fn is_chapter(&self, path: &Path) -> bool {
        let path = slashes(path);
        self.list.iter().any(|page| page.path == path && page.is_chapter)
    }

    /// The page that shows an appendix.
    pub fn appendix(&self, name: &str) -> Option<&str> {
        self.appendices.get(name).map(String::as_str)
    }

    /// What is wrong with a link to an appendix: no page shows it.
    pub fn no_appendix(&self, name: &str) -> Option<String> {
        self.appendix(name).is_none().then(|| {
            format!(
                "no page shows the {name}: write `{{{{#appendix {name}}}}}` in \
                 chapters/appendix/{name}.md, and name that in SUMMARY.md"
            )
        })
    }

    /// The link from a page to another, by its name.
    pub fn link(&self, from: &Path, to: &str) -> Option<String> {
        let page = self.list.iter().find(|page| page.path == to)?;
        Some(format!("[{}]({}{to})", page.name, up(from)))
    }
}

/// Adds a chapter to the list of a name, once.
fn add(lists: &mut BTreeMap<String, Vec<String>>, name: String, chapter: &str) {
    let list = lists.entry(name).or_default();
    if list.last().is_none_or(|last| last != chapter) {
        list.push(chapter.to_owned());
    }
}
