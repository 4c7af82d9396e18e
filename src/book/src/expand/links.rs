//! Directives in running text: facts, and links to numbered items, errata, works and terms.
use std::path::Path;

use crate::model::ParsedBook;
use crate::model::directive::DirectiveKind;
use crate::model::glossary::TermUse;
use crate::model::numbered::NumberedItem;
use crate::model::text::{relative_root, slashes};

/// The Markdown of a fact, a reference, an erratum or a citation. `None` for other directives.
pub fn link(kind: &DirectiveKind, chapter: &Path, book: &ParsedBook) -> Option<String> {
    let up = relative_root(chapter);
    Some(match kind {
        DirectiveKind::Fact(name) => book.fact(name).ok()?,
        DirectiveKind::Reference(numbered_kind, name) => {
            let NumberedItem { label, id, chapter, .. } =
                book.numbered.find(*numbered_kind, name).ok()?;
            format!("[{label}]({up}{}#{id})", slashes(chapter))
        }
        DirectiveKind::Erratum(number) => {
            let page = book.page_uses.appendix("errata")?;
            format!("[erratum {number}]({up}{page}#erratum-{number})")
        }
        DirectiveKind::Cite(key) => {
            let mut works = book.appendix.bibliography.entries.iter();
            let work = works.find(|work| work.key.get_ref() == key)?;
            let page = book.page_uses.appendix("bibliography")?;
            let (by, title) = (work.author.get_ref(), work.title.get_ref());
            format!("[{by}, {title}]({up}{page}#cite-{key})")
        }
        _ => return None,
    })
}

/// The link to a term, as HTML.
pub fn term(found: &TermUse, chapter: &Path, book: &ParsedBook) -> Option<String> {
    let page = book.page_uses.appendix("glossary")?.replace(".md", ".html");
    let (up, id) = (relative_root(chapter), found.term.id());
    Some(format!("<a class=\"term\" href=\"{up}{page}#{id}\">{}</a>", found.link_text))
}
