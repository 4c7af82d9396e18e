//! What the pages of the book use: which terms, works and appendices stand on which.
use std::collections::BTreeMap;

use super::appendix::Term;
use super::chapter::Chapter;
use super::data::Data;
use super::directive::Kind;
use super::glossary;
use super::text::slashes;

/// What all pages use.
#[derive(Debug, Default)]
pub struct Pages {
    /// The page that shows an appendix, by the appendix's name.
    appendices: BTreeMap<String, String>,
    /// The chapters that use a term, by its id.
    pub used: BTreeMap<String, Vec<String>>,
    /// The chapters that cite a work, by its key.
    pub cited: BTreeMap<String, Vec<String>>,
}

impl Pages {
    /// Collects what the chapters use.
    pub fn collect(chapters: &[Chapter], terms: &Data<Term>) -> Self {
        let mut pages = Pages::default();
        for chapter in chapters {
            let path = slashes(&chapter.path);
            for directive in &chapter.directives {
                match &directive.kind {
                    Kind::Appendix(name) => {
                        pages.appendices.insert(name.clone(), path.clone());
                    }
                    Kind::Cite(key) => add(&mut pages.cited, key.clone(), &path),
                    _ => {}
                }
            }
            if chapter.is_written() {
                for found in glossary::uses(chapter, terms, &[]) {
                    add(&mut pages.used, found.term.id(), &path);
                }
            }
        }
        pages
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
}

/// Adds a chapter to the list of a name, once.
fn add(lists: &mut BTreeMap<String, Vec<String>>, name: String, chapter: &str) {
    let list = lists.entry(name).or_default();
    if list.last().is_none_or(|last| last != chapter) {
        list.push(chapter.to_owned());
    }
}
