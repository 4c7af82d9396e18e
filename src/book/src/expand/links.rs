//! What stands in running text: facts, and links to what has a name.
use std::path::Path;

use crate::model::Names;
use crate::model::directive::Kind;
use crate::model::glossary::Use;
use crate::model::numbered::Numbered;
use crate::model::text::{slashes, up};

/// What a fact, a reference, an erratum or a citation becomes.
pub fn link(kind: &Kind, chapter: &Path, names: &Names) -> Option<String> {
    let up = up(chapter);
    Some(match kind {
        Kind::Fact(name) => names.fact(name).ok()?,
        Kind::Reference(sort, name) => {
            let Numbered { label, id, chapter, .. } =
                names.numbered.find(*sort, name).ok()?;
            format!("[{label}]({up}{}#{id})", slashes(chapter))
        }
        Kind::Erratum(number) => {
            let page = names.pages.appendix("errata")?;
            format!("[erratum {number}]({up}{page}#erratum-{number})")
        }
        Kind::Cite(key) => {
            let mut works = names.appendix.bibliography.entries.iter();
            let work = works.find(|work| work.key.get_ref() == key)?;
            let page = names.pages.appendix("bibliography")?;
            let (by, title) = (work.by.get_ref(), work.title.get_ref());
            format!("[{by}, {title}]({up}{page}#cite-{key})")
        }
        _ => return None,
    })
}

/// The link to a term, as HTML, for it stands in running text.
pub fn term(found: &Use, chapter: &Path, names: &Names) -> Option<String> {
    let page = names.pages.appendix("glossary")?.replace(".md", ".html");
    let (up, id) = (up(chapter), found.term.id());
    Some(format!("<a class=\"term\" href=\"{up}{page}#{id}\">{}</a>", found.shown))
}
