//! Which pages use a term, cite a work or show an appendix.
use std::collections::BTreeMap;

use super::appendix::Term;
use super::data_file::DataFile;
use super::directive::DirectiveKind;
use super::glossary;
use super::parsed_text::ParsedText;
use super::text::slashes;

/// The uses of all pages.
#[derive(Debug, Default)]
pub struct PageUses {
    /// The page of each appendix, by the appendix's name.
    appendix_pages: BTreeMap<String, String>,
    /// The pages that use a term, by the term's id.
    pub pages_by_term: BTreeMap<String, Vec<String>>,
    /// The pages that cite a work, by the work's key.
    pub pages_by_work: BTreeMap<String, Vec<String>>,
}

impl PageUses {
    /// Collects the uses of all chapters.
    pub fn collect(chapters: &[ParsedText], terms: &DataFile<Term>) -> Self {
        let mut uses = PageUses::default();
        for chapter in chapters {
            let path = slashes(&chapter.path);
            for directive in &chapter.directives {
                match &directive.kind {
                    DirectiveKind::Appendix(name) => {
                        uses.appendix_pages.insert(name.clone(), path.clone());
                    }
                    DirectiveKind::Cite(key) => {
                        add(&mut uses.pages_by_work, key.clone(), &path)
                    }
                    _ => {}
                }
            }
            if chapter.is_handwritten() {
                for found in glossary::term_uses(chapter, terms, &[]) {
                    add(&mut uses.pages_by_term, found.term.id(), &path);
                }
            }
        }
        uses
    }

    /// The page of an appendix.
    pub fn appendix(&self, name: &str) -> Option<&str> {
        self.appendix_pages.get(name).map(String::as_str)
    }

    /// The error message for a link to an appendix that no page shows.
    pub fn missing_appendix(&self, name: &str) -> Option<String> {
        self.appendix(name).is_none().then(|| {
            format!(
                "no page shows the {name}: write `{{{{#appendix {name}}}}}` in \
                 chapters/appendix/{name}.md, and name that in SUMMARY.md"
            )
        })
    }
}

/// Appends a chapter to the list of a name, unless it is there.
fn add(lists: &mut BTreeMap<String, Vec<String>>, name: String, chapter: &str) {
    let list = lists.entry(name).or_default();
    if list.last().is_none_or(|last| last != chapter) {
        list.push(chapter.to_owned());
    }
}
