//! Turning a checked chapter into what mdBook renders.
use std::path::Path;

use anyhow::{Result, anyhow};
use mdbook_driver::book::Book;

use super::appendix::{self, bibliography, glossary};
use super::diff;
use super::directive::{Kind, directives};
use super::listing::{self, up};
use super::markdown::{blocks, splice};
use super::math;
use super::names::Names;
use super::numbered::Numbered;
use super::problem::Problem;
use super::{captions, exercises, source, teaching};

/// Expands every chapter of a book that [`check`](super::check::check) has passed.
pub fn expand(book: &mut Book, names: &Names) -> Result<()> {
    let mut result = Ok(());
    book.for_each_chapter_mut(|chapter| {
        let Some(path) = &chapter.path else { return };
        match expand_chapter(path, &chapter.content, names) {
            Ok(content) => chapter.content = content,
            Err(error) => result = Err(error),
        }
    });
    result
}

/// Expands one chapter. Appendices and the links to terms come first, for they see the
/// chapter as it was written; then facts and references, for a formula may hold a
/// fact; figures after formulas, for a caption may hold both; the crates' code last,
/// for nothing in it is ours to change.
pub fn expand_chapter(chapter: &Path, text: &str, names: &Names) -> Result<String> {
    let text = expand_terms(chapter, text, names);
    let text = expand_appendices(chapter, &text, names);
    let text = exercises::expand(chapter, &text, names)?;
    let text = expand_names(chapter, &text, names);
    let text = math::expand(&text)
        .map_err(|(line, message)| Problem::new(chapter, line, message))
        .map_err(|problem| anyhow!("{problem}"))?;
    let text = captions::expand(&text, names)?;
    let text = diff::expand(chapter, &text, names)?;
    let text = listing::expand(chapter, &text, names)?;
    expand_sources(&text, names)
}

fn expand_terms(chapter: &Path, text: &str, names: &Names) -> String {
    if !names.pages.is_chapter(chapter) {
        return text.to_owned();
    }
    let directives = directives(text, &blocks(text));
    let uses = glossary::uses(text, &directives, &names.appendix.glossary);
    let edits = uses.iter().filter_map(|found| {
        Some((found.range.clone(), glossary::link(found, chapter, names)?))
    });
    splice(text, edits)
}

fn expand_appendices(page: &Path, text: &str, names: &Names) -> String {
    let edits = directives(text, &blocks(text)).into_iter().filter_map(|directive| {
        let new = match directive.kind {
            Kind::Appendix(name) => appendix::expand(name, page, names),
            Kind::Course => teaching::course(page, names),
            Kind::Session(number) => teaching::session(number, page, names),
            _ => return None,
        };
        Some((directive.range, new))
    });
    splice(text, edits)
}

fn expand_names(chapter: &Path, text: &str, names: &Names) -> String {
    let edits = directives(text, &blocks(text)).into_iter().filter_map(|directive| {
        let new = match directive.kind {
            Kind::Fact(name) => names.fact(name).ok()?.to_owned(),
            Kind::Reference(sort, name) => {
                let Numbered { label, id, chapter: page, .. } =
                    names.numbered.find(sort, name).ok()?;
                let page = page.display().to_string().replace('\\', "/");
                format!("[{label}]({}{page}#{id})", up(chapter))
            }
            Kind::Erratum(number) => {
                let page = names.pages.appendix("errata")?;
                format!("[erratum {number}]({}{page}#erratum-{number})", up(chapter))
            }
            Kind::Cite(key) => bibliography::cite(key, chapter, names)?,
            _ => return None,
        };
        Some((directive.range, new))
    });
    splice(text, edits)
}

/// The appendix: all files of a crate, or of a folder of it.
fn expand_sources(text: &str, names: &Names) -> Result<String> {
    let mut edits = Vec::new();
    for directive in directives(text, &blocks(text)) {
        if let Kind::Source(part) = directive.kind {
            let parts = names.source_parts.iter().map(|part| &**part);
            edits.push((directive.range, source::expand(&names.root, part, parts)?));
        }
    }
    Ok(splice(text, edits))
}
