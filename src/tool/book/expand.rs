//! Turning a checked chapter into what mdBook renders.
use std::path::Path;

use anyhow::{Result, anyhow};
use mdbook_driver::book::Book;

use super::directive::{Kind, directives};
use super::include::Include;
use super::markdown::{blocks, splice};
use super::math;
use super::names::Names;
use super::numbered::{Numbered, Sort, listing_name};
use super::problem::Problem;
use super::{captions, source};

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

/// Expands one chapter. Facts and references come first, for a formula may hold a
/// fact; figures after formulas, for a caption may hold both; the crates' code last,
/// for nothing in it is ours to change.
pub fn expand_chapter(chapter: &Path, text: &str, names: &Names) -> Result<String> {
    let text = expand_names(chapter, text, names);
    let text = math::expand(&text)
        .map_err(|(line, message)| Problem::new(chapter, line, message))
        .map_err(|problem| anyhow!("{problem}"))?;
    let text = captions::expand(&text, names)?;
    let text = expand_listings(chapter, &text, names)?;
    expand_sources(&text, names)
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
            _ => return None,
        };
        Some((directive.range, new))
    });
    splice(text, edits)
}

/// A listing: the crate's code, and above it where it comes from, linked to the
/// whole file in the appendix.
fn expand_listings(chapter: &Path, text: &str, names: &Names) -> Result<String> {
    let mut edits = Vec::new();
    for block in blocks(text) {
        let Some(include) = Include::of_listing(&block, chapter) else { continue };
        let code = include.listing(&names.root).map_err(|message| anyhow!(message))?;
        let fence = format!("```rust,listing\n{}\n```", code.trim_end());
        let number = names.numbers.get(chapter).map_or("", String::as_str);
        let label = Sort::Listing.label(number, edits.len() + 1);
        // A reference leads to the first place that shows the lines.
        let first = names.numbered.get(Sort::Listing, &listing_name(&include));
        let id = first.filter(|first| first.label == label);
        let id = id.map_or(String::new(), |first| format!(" id=\"{}\"", first.id));
        let from = from(chapter, &label, &include, names);
        edits.push((
            block.range,
            format!("<div class=\"listing\"{id}>{from}\n\n{fence}\n\n</div>"),
        ));
    }
    Ok(splice(text, edits))
}

/// The appendix: all files of a crate.
fn expand_sources(text: &str, names: &Names) -> Result<String> {
    let mut edits = Vec::new();
    for directive in directives(text, &blocks(text)) {
        if let Kind::Source(krate) = directive.kind {
            edits.push((directive.range, source::expand(&names.root, krate)?));
        }
    }
    Ok(splice(text, edits))
}

fn from(chapter: &Path, label: &str, include: &Include, names: &Names) -> String {
    let name = include.name();
    let file = format!("<code>{name}</code>");
    let file = match names.sources.get(&name) {
        Some(link) => format!("<a href=\"{}{link}\">{file}</a>", up(chapter)),
        None => file,
    };
    let anchor = include.anchor.as_deref().unwrap_or_default();
    let anchor = if anchor.is_empty() {
        String::new()
    } else {
        format!("<span>{anchor}</span>")
    };
    format!("<p class=\"listing-from\"><b>{label}</b>{file}{anchor}</p>")
}

/// The way from a chapter up to the folder of all chapters.
fn up(chapter: &Path) -> String {
    "../".repeat(chapter.components().count().saturating_sub(1))
}
